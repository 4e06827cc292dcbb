import { contradictedWords } from '../site/formats/link-words.ts';
import { KINDS, kinds } from '../site/kinds/index.ts';
import type { Sensitive } from '../site/schema/fields.ts';
import type { Change, ChangedFile } from './change.ts';
import type { ContentState } from './content-state.ts';
import { WAITING } from './leaves.ts';
import { sensitiveValuesIn } from './sensitive-values.ts';

/** The changes of a file that are dangers of one kind. */
export interface Danger extends ChangedFile {
  /** What the comment counts them as, and how many they are, without the lines to add. */
  counted: string;
  count: number;
}

type IsDanger = (change: Change, file: ChangedFile, head: ContentState) => boolean;

const REDIRECTIONS = 'content/redirections.yml';
const BINDING_ROUTES = KINDS.flatMap((kind) => kinds[kind].binding ?? []);

/** Keys of who receives money: number, name and organisation of the site, or of a project. */
const RECEIVERS = /^(?:donation|receiver|support)\//;
/** Keys of what is known of a whole file, in place of a value or a passage. */
const FACTS = new Set(['file', 'route', 'public']);

/** Kinds whose changes the comment shows one by one. */
const MONEY = new Set(['argent', 'lignes publiées', 'pages qui demandent de l’argent']);

/**
 * All kinds of danger, by their title and what they are counted as: changes that can cost money, trust or visitors, the most
 * costly first. A change is of the first kind that it fits.
 */
const DANGERS: readonly (readonly [title: string, counted: string, isDanger: IsDanger])[] = [
  ['Argent', 'argent', ({ key, watch }) => watch === 'argent' && RECEIVERS.test(key)],
  [
    'Une ligne publiée a été modifiée ou retirée',
    'lignes publiées',
    // The day of a promised proof may be replaced by the proof.
    ({ isAppendOnly, key, before, after }) =>
      isAppendOnly === true && before !== '' && !(key.endsWith('/due') && after === ''),
  ],
  ['Argent', 'argent', isOther('argent')],
  ['Une preuve a été remplacée', 'preuves', ({ key, before }) => key === 'proof' && before !== ''],
  [
    'Page qui demande de l’argent',
    'pages qui demandent de l’argent',
    ({ key, watch }, file) =>
      file.takesMoney === true && !watch && !FACTS.has(key) && !isRemoved(file),
  ],
  [
    'Un lien mène ailleurs que ne le disent ses mots',
    'liens',
    ({ words = '', after }) => contradictedWords(words, after) !== undefined,
  ],
  ['État d’un projet', 'états de projets', isOther('etat')],
  ['Téléphone', 'téléphones', isOther('telephone')],
  ['Courriel', 'courriels', isOther('courriel')],
  ['Formulaire ou carte', 'formulaires', isOther('formulaire')],
  ['Adresse d’un autre site', 'autres sites', isOther('adresse')],
  [
    'Publication',
    'publications',
    ({ key, after }, file) =>
      key === 'public' && after !== '' && (!!file.before || after.startsWith(WAITING)),
  ],
  ['Renommée', 'pages renommées', (change, _, head) => isLost(change, head) && change.after !== ''],
  ['Page supprimée', 'pages supprimées', (change, _, head) => isLost(change, head)],
  [
    'Ancienne adresse qui ne mène plus nulle part',
    'anciennes adresses',
    ({ key, after }, { file }, head) =>
      file === REDIRECTIONS && after === '' && !head.routes.has(key),
  ],
  [
    'Partie supprimée',
    'parties supprimées',
    // A heading that was added elsewhere was moved. A text without a page is a part of the page that lists it.
    ({ heading = 0, before, after }, file) =>
      file.after
        ? heading > 0 && after === '' && !file.changes.some((one) => one.after === before)
        : file.before?.route === null && file.file !== REDIRECTIONS,
  ],
  [
    'Texte qui engage',
    'textes qui engagent',
    (_, { route }) => route !== null && BINDING_ROUTES.includes(route),
  ],
];

/** All dangers, in the order of `DANGERS`: of each file its changes of one kind, with the redirections to add. */
export function findDangers(files: readonly ChangedFile[], head: ContentState): Danger[] {
  const left = files.map((file) => ({ file, changes: file.changes }));
  return DANGERS.flatMap(([title, counted, isDanger]) =>
    left.flatMap((one): Danger[] => {
      const { file } = one;
      const found = new Set(one.changes.filter((change) => isDanger(change, file, head)));
      if (found.size === 0) return [];
      one.changes = one.changes.filter((change) => !found.has(change));
      return [
        {
          ...file,
          title: [title, file.title].filter(Boolean).join(' · '),
          changes: [...found].flatMap((change) => [change, ...redirectionsFor(change, file, head)]),
          counted,
          count: found.size,
          isShort: !MONEY.has(counted),
        },
      ];
    }),
  );
}

/** Whether a page was removed: what is written in it disappears with it, and the page is a danger of its own. */
const isRemoved = ({ before, after, route }: ChangedFile) =>
  before !== undefined && after === undefined && route !== null;

/** Whether the address of a page leads to none any more. */
const isLost = ({ key, before }: Change, head: ContentState) =>
  key === 'route' && before !== '' && !head.routes.has(before);

/** Whether a sensitive value of one kind was added, removed or replaced in a change, although it may stand elsewhere in the file. */
function isOther(kind: Sensitive): IsDanger {
  return ({ watch, before, after }, file) => {
    if (watch) return watch === kind;
    if (isRemoved(file)) return false;
    const [old, now] = [before, after].map((text) => sensitiveValuesIn(kind, text).sort().join());
    return old !== now;
  };
}

/** Where a lost address leads, or the line to add, whose target must exist: `npm run check` refuses others. */
function redirectionsFor(
  { key, before, after: now }: Change,
  { file }: ChangedFile,
  head: ContentState,
): Change[] {
  if (key !== 'route' && file !== REDIRECTIONS) return [];
  const [from, target] = key === 'route' ? [before, now || before] : [key, before];
  const present = head.redirections[from];
  const line = { key: '', before: '' };
  if (present !== undefined) return [{ ...line, label: 'Mène désormais à', after: present }];
  const after = `${from}: ${nearestTarget(target, head)}`;
  return [{ ...line, label: `À ajouter dans ${REDIRECTIONS}`, after }];
}

/** A target that exists: itself, another site, or its nearest parent, such as `/projets` or `/` for `/projets/a`. */
function nearestTarget(target: string, head: ContentState): string {
  if (!target.startsWith('/') || target === '/' || head.routes.has(target)) return target;
  return nearestTarget(target.replace(/\/[^/]*$/, '') || '/', head);
}
