import type { Sensitive } from '../content/schema/primitives.ts';
import { decodeHtml, percentDecoded } from '../values/text.ts';
import type { BuiltSite } from './built-site.ts';
import { type Change, changeOf } from './change.ts';
import type { ChangedFile } from './changed-files.ts';
import { lettersOf } from './page-letters.ts';
import { normalized, sensitiveValuesOf } from './sensitive-values.ts';

/** A link, a frame, a text to copy or a notice that changed on some pages; a link within the site and a notice have no kind. */
export type ChangedBehaviour = Change & { kind: Sensitive | undefined };

/** Attributes with what a page does, which neither its text nor its look shows; a button copies the `value` of a `data`. */
const ATTRIBUTES =
  /<(?:a|iframe|data)\s(?:[^>]*?\s)?(?:href|src|value)="([^"]+)"|\sdata-(?:copy|copy-notices|notice|notice-message|form|props)="([^"]+)"/g;
/** Notices in the JSON of an attribute. */
const NOTICES = /"(?:title|message)":"((?:[^"\\]|\\.)*)"/g;
/** Addresses that change with what they lead to: pictures and light versions. */
const DERIVED = /^\/(?:assets|leger)(?:\/|$)/;

const SORTS: readonly [pattern: RegExp, label: string, kind: Sensitive | undefined][] = [
  [/^<[^>]*"tel:/i, 'Lien vers un téléphone', 'telephone'],
  [/^<[^>]*"mailto:/i, 'Lien vers un courriel', 'courriel'],
  [/^<iframe|^\sdata-form/, 'Formulaire ou carte', 'formulaire'],
  [/^<a[^>]*"https?:/i, 'Lien vers un autre site', 'adresse'],
  [/^<data|^\sdata-copy=/, 'Texte copié au toucher', 'argent'],
  [/^\s/, 'Avis montré au toucher', undefined],
  [/^/, 'Lien', undefined],
];

/** Changed behaviours of the pages `routes` that the changed files do not explain: code makes these changes. */
export function changedBehaviours(
  { base, head }: { base: BuiltSite; head: BuiltSite },
  { routes, files }: { routes: readonly string[]; files: readonly ChangedFile[] },
): ChangedBehaviour[] {
  const isWritten = writtenIn(files);
  const groups = new Map<string, ChangedBehaviour & { routes: string[] }>();
  for (const route of routes) {
    const [old, now] = [base, head].map(({ pages }) => behavioursOf(pages.get(route) ?? ''));
    if (!old || !now) continue;
    for (const [, label, kind] of SORTS) {
      const [before = '', after = ''] = [
        [old, now],
        [now, old],
      ].map(([own, other]) =>
        [...(own ?? [])]
          .filter(
            ([value, sort]) => sort === label && !other?.has(value) && !isWritten(value, other),
          )
          .map(([value]) => value)
          .join(' '),
      );
      const key = `${label} ${before} ${after}`;
      const group = groups.get(key) ?? {
        ...changeOf('', label, { before, after }),
        kind,
        routes: [],
      };
      group.routes.push(route);
      if (before !== after) groups.set(key, group);
    }
  }
  return [...groups.values()];
}

/** Address, text or message -> its label. */
type Behaviours = ReadonlyMap<string, string>;

const behavioursOf = (html: string): Behaviours =>
  new Map(
    [...html.matchAll(ATTRIBUTES)].flatMap(([tag, address, text = '']) => {
      const value = percentDecoded(decodeHtml(address ?? text));
      const label = SORTS.find(([pattern]) => pattern.test(tag))?.[1] ?? '';
      const isJson = /^\sdata-(?:copy-notices|props)/.test(tag);
      const values = isJson ? Array.from(value.matchAll(NOTICES), ([, own = '']) => own) : [value];
      return values
        .filter((own) => !DERIVED.test(own))
        .map((own): [value: string, label: string] => [own, label]);
    }),
  );

/** Returns a function: whether changed files contain a value, or the number or mailbox in it, or what follows a known address. */
function writtenIn(files: readonly ChangedFile[]) {
  const written = files.flatMap(({ file, before, after, passages }) => [
    ...[file, before?.route ?? '', after?.route ?? ''],
    ...passages.flatMap((passage) => [passage.before, passage.after]),
  ]);
  const texts = written.map(lettersOf).filter((text) => text.length > 3);
  const values = written.flatMap(sensitiveValuesOf).map((one) => lettersOf(normalized(one)));
  return (value: string, others: Behaviours | undefined) => {
    const letters = lettersOf(value);
    const [address = '', query = ''] = value.split('?');
    const isKnown = [...(others?.keys() ?? [])].some((other) => other.split('?')[0] === address);
    return (
      texts.some((text) => text.includes(letters)) ||
      values.some((one) => one !== '' && letters.includes(one)) ||
      // Code adds a subject or a message to an address, such as the title of the page.
      (isKnown && texts.some((text) => lettersOf(query).includes(text)))
    );
  };
}
