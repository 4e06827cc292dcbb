import { decodeEntities } from '../documents/body/block-elements.ts';
import type { Sensitive } from '../site/schema/fields.ts';
import { percentDecoded } from '../values/text.ts';
import { type ChangedFile, untitled } from './change.ts';
import type { BuiltSite } from './states.ts';

/** Attributes with what a page does, which neither its text nor its look shows; a button copies the `value` of a `data`. */
const ATTRIBUTES =
  /<(?:a|iframe|data)\s(?:[^>]*?\s)?(?:href|src|value)="([^"]+)"|\sdata-(?:copy|copy-notices|notice|notice-message|form|props)="([^"]+)"/g;
/** Notices in the JSON of an attribute. */
const NOTICES = /"(?:title|message)":"((?:[^"\\]|\\.)*)"/g;
/** Addresses that change with what they lead to: pictures and light versions. */
const DERIVED = /^\/(?:assets|leger)(?:\/|$)/;

const SORTS: readonly [pattern: RegExp, label: string, watch: Sensitive | undefined][] = [
  [/^<[^>]*"tel:/i, 'Lien vers un téléphone', 'telephone'],
  [/^<[^>]*"mailto:/i, 'Lien vers un courriel', 'courriel'],
  [/^<iframe|^\sdata-form/, 'Formulaire ou carte', 'formulaire'],
  [/^<a[^>]*"https?:/i, 'Lien vers un autre site', 'adresse'],
  [/^<data|^\sdata-copy=/, 'Texte copié au toucher', 'argent'],
  [/^\s/, 'Avis montré au toucher', undefined],
  [/^/, 'Lien', undefined],
];

/** Links, frames, texts to copy and notices that differ on the pages `routes`, each once with its pages. */
export function changedBehaviours(
  base: BuiltSite,
  head: BuiltSite,
  routes: readonly string[],
): ChangedFile[] {
  const routesOf = new Map<string, string[]>();
  for (const route of routes) {
    const [old, now] = [base, head].map(({ pages }) => behavioursOf(pages.get(route) ?? ''));
    for (const sort of SORTS.keys()) {
      const [before, after] = [valuesOnlyIn(old, now, sort), valuesOnlyIn(now, old, sort)];
      const key = JSON.stringify([sort, before, after]);
      if (before !== after) routesOf.set(key, [...(routesOf.get(key) ?? []), route]);
    }
  }
  return [...routesOf].map(([key, shown]) => {
    const [sort, before, after]: [number, string, string] = JSON.parse(key);
    const [, label = '', watch] = SORTS[sort] ?? [];
    return untitled({ routes: shown, changes: [{ key: label, label, before, after, watch }] });
  });
}

/** Address, text or message -> the index of its sort. */
type Behaviours = ReadonlyMap<string, number>;

const valuesOnlyIn = (own: Behaviours = new Map(), other: Behaviours = new Map(), sort: number) =>
  [...own].flatMap(([value, at]) => (at === sort && !other.has(value) ? value : [])).join(' ');

const behavioursOf = (html: string): Behaviours =>
  new Map(
    [...html.matchAll(ATTRIBUTES)].flatMap(([tag, address, text = '']) => {
      const value = percentDecoded(decodeEntities(address ?? text));
      const sort = SORTS.findIndex(([pattern]) => pattern.test(tag));
      const isJson = /^\sdata-(?:copy-notices|props)/.test(tag);
      const values = isJson ? Array.from(value.matchAll(NOTICES), ([, own = '']) => own) : [value];
      return values
        .filter((own) => !DERIVED.test(own))
        .map((own): [value: string, sort: number] => [own, sort]);
    }),
  );
