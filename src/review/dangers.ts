import { contradictedWords } from '../site/formats/link-words.ts';
import { KINDS, kinds } from '../site/kinds/index.ts';
import type { Sensitive } from '../site/schema/fields.ts';
import type { Change, ChangedFile } from './change.ts';
import { WAITING } from './leaves.ts';
import { normalized, sensitiveValuesOf } from './sensitive-values.ts';
import type { ContentState } from './states.ts';

/** The content before (`base`) and after (`head`) a proposal. */
interface States {
  base: ContentState;
  head: ContentState;
}

type IsDanger = (change: Change, file: ChangedFile, states: States) => boolean;

const REDIRECTIONS = 'content/redirections.yml';
const BINDING_ROUTES = KINDS.flatMap((kind) => kinds[kind].binding ?? []);

/** All kinds of danger: changes that can cost money, trust or visitors, in the order of the report, the most costly first. */
const DANGERS: readonly (readonly [title: string, isDanger: IsDanger])[] = [
  [
    'Un lien mène ailleurs que ne le disent ses mots',
    ({ words = '', after }) => contradictedWords(words, after) !== undefined,
  ],
  [
    'Une ligne publiée a été modifiée ou retirée',
    // The day of a promised proof may be replaced by the proof.
    ({ isAppendOnly, key, before, after }) =>
      isAppendOnly === true && before !== '' && !(key.endsWith('/due') && after === ''),
  ],
  ['Une preuve a été remplacée', ({ key, before }) => key === 'proof' && before !== ''],
  ['Argent', hasChanged('argent')],
  ['État d’un projet', hasChanged('etat')],
  ['Téléphone', hasChanged('telephone')],
  ['Courriel', hasChanged('courriel')],
  ['Formulaire ou carte', hasChanged('formulaire')],
  ['Adresse d’un autre site', hasChanged('adresse')],
  [
    'Publication',
    ({ key, after }, file) =>
      key === 'public' && after !== '' && (!!file.before || after.startsWith(WAITING)),
  ],
  [
    'Renommée',
    ({ key, before, after }, _, { head }) =>
      key === 'route' && before !== '' && after !== '' && !head.routes.has(before),
  ],
  [
    'Page supprimée',
    ({ key, before, after }, _, { head }) =>
      key === 'route' && before !== '' && after === '' && !head.routes.has(before),
  ],
  [
    'Ancienne adresse qui ne mène plus nulle part',
    ({ key, after }, { file }, { head }) =>
      file === REDIRECTIONS && after === '' && !head.routes.has(key),
  ],
  [
    'Partie supprimée',
    // A heading that was added elsewhere was moved. A text without a page is a part of the page that lists it.
    ({ heading = 0, before, after }, file) =>
      file.after
        ? heading > 0 && after === '' && !file.changes.some((one) => one.after === before)
        : file.before?.route === null && file.file !== REDIRECTIONS,
  ],
  ['Texte qui engage', (_, { route }) => route !== null && BINDING_ROUTES.includes(route)],
  ['Traduction à relire', ({ key }) => key === 'translation'],
];

/** All dangers, in the order of `DANGERS`: of each file its changes of one kind, with the redirections to add. */
export const findDangers = (files: readonly ChangedFile[], states: States): ChangedFile[] =>
  DANGERS.flatMap(([title, isDanger]) =>
    files.flatMap((file) => {
      const changes = file.changes.filter((change) => isDanger(change, file, states));
      if (changes.length === 0) return [];
      const titles = [title, ...(file.before || file.after ? [file.title] : [])];
      return {
        ...file,
        title: titles.filter(Boolean).join(' · '),
        changes: changes.flatMap((change) => [change, ...redirectionsFor(change, file, states)]),
      };
    }),
  );

/** Whether a sensitive value of one kind was added, removed or replaced. */
function hasChanged(kind: Sensitive): IsDanger {
  const keysOf = (text: string) =>
    sensitiveValuesOf(text).flatMap((one) => (one.kind === kind ? normalized(one) : []));
  const without = (keys: readonly string[], text: string) => {
    const others = new Set(keys.length > 0 ? keysOf(text) : []);
    return keys.filter((key) => !others.has(key));
  };
  return ({ watch, key, before, after }, file, { base }) => {
    if (watch) {
      const [old, now] = [before, after].map((value) => normalized({ kind, value }));
      return watch === kind && old !== now;
    }
    // What is written in a removed page disappears with it, and the page is a danger of its own.
    if (!file.after && file.route !== null) return false;
    const [removed, added] = [without(keysOf(before), after), without(keysOf(after), before)];
    if (key !== '' && before !== '' && after !== '') return removed.length + added.length > 0;
    // A value that stands elsewhere in the file, or for a new file on the site, is no change.
    const old = () => file.before?.text ?? base.documents.map(({ text }) => text).join('\n');
    return (
      without(removed, file.after?.text ?? '').length > 0 ||
      (added.length > 0 && without(added, old()).length > 0)
    );
  };
}

/** Where a lost address leads, or the line to add, whose target must exist: `npm run check` refuses others. */
function redirectionsFor(
  { key, before, after }: Change,
  { file }: ChangedFile,
  { head }: States,
): Change[] {
  if (key !== 'route' && file !== REDIRECTIONS) return [];
  const [from, target] = key === 'route' ? [before, after || before] : [key, before];
  const present = head.redirections[from];
  const line = { key: '', before: '' };
  if (present !== undefined) return [{ ...line, label: 'Mène désormais à', after: present }];
  const isThere = !target.startsWith('/') || head.routes.has(target);
  const to = isThere ? target : nearestParent(target, head);
  return [{ ...line, label: `À ajouter dans ${REDIRECTIONS}`, after: `${from}: ${to}` }];
}

/** Nearest existing parent of a route: for `/projets/a/b` it may be `/projets/a`, `/projets` or `/`. */
function nearestParent(route: string, head: ContentState): string {
  const parent = route.replace(/\/[^/]*$/, '') || '/';
  return parent === '/' || head.routes.has(parent) ? parent : nearestParent(parent, head);
}
