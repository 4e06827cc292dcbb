import { decodeEntities } from '../documents/body/block-elements.ts';
import { changedBehaviours } from './behaviours.ts';
import type { Captures } from './captures.ts';
import { type ChangedFile, untitled } from './change.ts';
import { changedFiles, changedMedia, changedNames, type Renames } from './changed-files.ts';
import { findDangers } from './dangers.ts';
import { count } from './lines.ts';
import type { BuiltSite, State } from './states.ts';

/** A part of the report; that of the dangers comes first and is highlighted. */
export interface ReportSection {
  title: string;
  entries: readonly ChangedFile[];
  isAlert: boolean;
}

const ALERT = 'À vérifier d’abord';

/**
 * Compares two states without screenshots: sections that are not empty, and the routes of the pages whose HTML differs, those of
 * changed files first. What pages do is compared if code differs (`isCodeChanged`): otherwise the content says all that changes.
 */
export function compareStates(
  base: State,
  head: State,
  { isCodeChanged, renames }: { isCodeChanged: boolean; renames?: Renames },
) {
  const [old, now] = [base.site.pages, head.site.pages];
  const contents = { base: base.content, head: head.content };
  const changed = changedFiles(base.content, head.content, renames);
  const ownRoutes = new Set(changed.map(({ route }) => route));
  const routes = [...now.keys()]
    .filter((route) => old.get(route) !== now.get(route))
    .sort((a, b) => Number(ownRoutes.has(b)) - Number(ownRoutes.has(a)));
  const routesOf = routeFinder(base.site, head.site, routes);
  const files = changed.map((file) =>
    file.route === null ? { ...file, routes: routesOf(file) } : { ...file, captures: file.routes },
  );
  const isShown = ({ route, routes: shown }: ChangedFile) =>
    route === null ? shown.length > 0 : routes.includes(route);
  const written = files.filter(({ after }) => after);
  const media = changedMedia(base.content, head.content);
  const both = routes.filter((route) => old.has(route));
  const behaviours = isCodeChanged ? changedBehaviours(base.site, head.site, both) : [];
  const generated = [...old.keys()]
    .filter((route) => !now.has(route) && !base.content.routes.has(route))
    .map((before) =>
      untitled({ changes: [{ key: 'route', label: 'Adresse', before, after: '' }] }),
    );
  const dangers = findDangers([...files, ...media, ...behaviours, ...generated], contents);
  const titled: [title: string, entries: ChangedFile[]][] = [
    [ALERT, dangers.map((danger) => ({ ...danger, captures: [] }))],
    ['Pages et textes modifiés', written.filter((file) => file.before && isShown(file))],
    ['Pages et textes ajoutés', written.filter((file) => !file.before && isShown(file))],
    ['Images et documents', media.filter(({ changes }) => changes.length === 0)],
    [
      'Liens et avis que le code change',
      behaviours.filter(({ changes }) => !changes.some(({ watch }) => watch)),
    ],
    [
      'Fichiers modifiés dont aucune page ne montre le changement',
      written.filter((file) => !isShown(file)),
    ],
    ['Autres fichiers publiés', otherFiles(base.site, head.site)],
  ];
  const sections = titled.map(([title, entries]) => ({ title, entries, isAlert: title === ALERT }));
  return { sections: sections.filter(({ entries }) => entries.length > 0), routes };
}

const otherFiles = (base: BuiltSite, head: BuiltSite): ChangedFile[] => [
  ...changedNames(base.files, head.files).map(([file, title]) => untitled({ title, file })),
  ...(base.scripts === head.scripts
    ? []
    : [untitled({ title: 'Le programme qui anime les pages dans le navigateur change' })]),
];

/** Letters and digits in lower case: spaces, punctuation and typography do not count. */
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Letters of the text of a page, then those of its whole HTML, which has texts in attributes and data. */
const lettersOfPage = (html = '') =>
  `${lettersOf(decodeEntities(html.replace(/<[^>]*>/g, '')))} ${lettersOf(decodeEntities(html))}`;

/** Returns a function that finds, among `routes`, the pages that newly show a changed text, or no longer show the old one. */
function routeFinder(base: BuiltSite, head: BuiltSite, routes: readonly string[]) {
  const pages = routes.map((route) => ({
    route,
    old: lettersOfPage(base.pages.get(route)),
    now: lettersOfPage(head.pages.get(route)),
  }));
  const isOnlyIn = (text: string, own: string, other: string) => {
    const letters = lettersOf(text);
    return letters !== '' && own.includes(letters) && !other.includes(letters);
  };
  return ({ changes }: ChangedFile) =>
    pages.flatMap(({ route, old, now }) =>
      changes.some(({ before, after }) => isOnlyIn(after, now, old) || isOnlyIn(before, old, now))
        ? route
        : [],
    );
}

/** Adds the pages of which only the look changed, as far as screenshots show it (`captures`: undefined without a browser), and sums up. */
export function withLooks(
  { sections, routes }: ReturnType<typeof compareStates>,
  captures: Captures | undefined,
) {
  const own = new Set(
    sections.flatMap(({ entries }) => entries.flatMap((one) => one.captures ?? [])),
  );
  const others = routes.filter((route) => !own.has(route));
  const isSeen = !captures || others.some((route) => captures.get(route)?.length);
  // Pages beyond the limit have no screenshots: they look the same if all others do.
  const changed = isSeen ? others.filter((route) => captures?.get(route)?.length !== 0) : [];
  const title = captures ? 'Apparence changée' : 'Apparence peut-être changée';
  const looks = untitled({
    title: count(changed.length, 'page'),
    routes: changed,
    captures: changed,
  });
  const section = { title, entries: [looks], isAlert: false };
  const all = changed.length > 0 ? [...sections, section] : sections;
  const isSame = all.length === 0;
  return {
    sections: all,
    title: isSame ? 'Rien ne change pour les visiteurs' : 'Ce qui change pour les visiteurs',
    summary: isSame
      ? 'Les pages, leurs textes, leurs images et leur apparence sont les mêmes qu’avant.'
      : all.map((one) => `${one.title}\u00a0: ${one.entries.length}.`).join(' '),
  };
}
