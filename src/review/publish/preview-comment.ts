import { REVIEW } from '../../content/outputs.ts';
import { inAddress, code as inCode, unlinked, withoutTurns } from '../report/markdown.ts';
import { LABEL } from './admission.ts';
import { buildingFiles, type ChangedFile, EDITED, type GitHub, putOwnComment } from './github.ts';

/** How the one comment of a proposal is found again. */
export const MARK = '<!-- apercu-du-site -->';

const MAX_LENGTH = 60_000;
const MAX_FILES = 12;

const NO_REVIEW =
  'La liste de ce qui change n’a pas pu être faite : le site en ligne n’a pas pu être comparé à celui-ci. Relisez l’aperçu en entier, et l’onglet « Files changed ».';

interface Preview {
  /** Address of the preview. */
  address: string;
  /** Address of the run that built it. */
  run: string;
  sha: string;
  /** The review as the proposal's build wrote it; undefined when there is none. */
  review: string | undefined;
  /** A file outside `content/` that the proposal changes: it has no preview before a maintainer has read it. */
  code: string | undefined;
  files: readonly ChangedFile[];
  /** What `branchLinks` says. */
  links: string;
}

/**
 * The comment of a proposal. What comes from GitHub stands first; the review below it was written by the
 * proposal's own build, so it may mention no person, hide nothing, and comes with a warning when code changed.
 */
export function previewComment(preview: Preview): string {
  const { address, sha, review, code, files, links } = preview;
  const state = `état \`${sha.slice(0, 8)}\``;
  const report =
    review === undefined ? [] : [`**[Voir tout ce qui change](${address}${REVIEW}/)**`];
  const head = code === undefined ? [`**[Voir l’aperçu](${address})**`, ...report, state] : [state];
  const building = buildingFiles(files);
  const first = building.length > 0 ? [warningOfBuilding(building)] : [];
  const warning = code === undefined ? [] : [warningOf(preview, code)];
  const body = review === undefined ? NO_REVIEW : harmless(review);
  return [MARK, ...first, ...warning, head.join(' · '), links, body]
    .join('\n\n')
    .slice(0, MAX_LENGTH);
}

const warningOfBuilding = (names: readonly string[]) => {
  const more = names.length > MAX_FILES ? ` et ${names.length - MAX_FILES} autres` : '';
  const list = names.slice(0, MAX_FILES).map(inCode).join(', ');
  return `> ⚠️ **Cette proposition change ce qui construit, vérifie ou publie le site** : ${list}${more}. Lisez d’abord ces fichiers, ligne par ligne.`;
};

const warningOf = ({ address, run }: Preview, code: string) =>
  `> ⚠️ **Cette proposition change plus que le contenu du site** (${inCode(code)}). Le rapport ci-dessous a été fait par le code qu’elle propose, et elle n’a pas encore d’aperçu en ligne. Relisez ce code ; puis, si vous lui faites confiance, posez l’étiquette \`${LABEL}\` : quelques minutes plus tard, l’aperçu est [à cette adresse](${address}). Le prochain envoi la retirera. Le rapport complet est dans l’archive « apercu » de [cette construction](${run}).`;

/**
 * Where the proposal itself goes on: a picture for its folder, its files one by one. What is opened on the site of
 * main begins a second proposal. The name of a branch may hold any sign.
 */
export function branchLinks(repository: string, branch: string, files: readonly ChangedFile[]) {
  const link = (to: string, path: string) =>
    `https://github.com/${[repository, to, branch, path].join('/').split('/').map(inAddress).join('/')}`;
  const texts = files
    .filter(({ filename, status }) => EDITED.test(filename) && status !== 'removed')
    .slice(0, MAX_FILES)
    .map(({ filename }) => `- [✏️ Modifier](${link('edit', filename)}) ${inCode(filename)}`);
  const upload = `- [🖼️ Ajouter une image](${link('upload', 'content/images')}), puis **Commit changes**`;
  return ['**Continuer cette proposition**', '', upload, ...texts].join('\n');
}

/** The comment when the preview could not be made. */
export const failedComment = (sha: string, address: string, links: string) =>
  `${MARK}\n\n**L’aperçu n’a pas pu être construit** pour l’état \`${sha.slice(0, 8)}\`. L’onglet « Files changed » montre en face de chaque ligne ce qui est à corriger ; rien n’est perdu, et l’aperçu se refera au prochain enregistrement.\n\nDétails : ${address}\n\n${links}\n`;

/**
 * Markdown without what could act: HTML, pictures, links however they are written, mentions of people.
 * References such as `&#64;` would hide these: only the two that the review itself writes are left.
 */
const harmless = (markdown: string) =>
  unlinked(
    withoutTurns(markdown)
      .slice(0, MAX_LENGTH - 2000)
      .replace(/&(?!(?:amp|lt);)(?=#?\w+;)/g, '&\u200b')
      .replace(/<(?=[a-z/!?])/gi, '&lt;')
      .replace(/!\[/g, '!\u200b[')
      .replace(/\](?=[([:])/g, ']\u200b'),
  );

/** Writes the comment of a proposal. */
export const putComment = (gitHub: GitHub, pull: number, body: string) =>
  putOwnComment(gitHub, pull, { mark: MARK, body });
