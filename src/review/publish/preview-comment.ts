import { REVIEW } from '../../content/outputs.ts';
import { encodeForLink, escapeBidi, inlineCode, noAutolinks } from '../report/report-markdown.ts';
import { PREVIEW_LABEL } from './admission.ts';
import { buildFiles, type ChangedFile, type GitHub, saveComment, TEXT_FILE } from './github-api.ts';

/** First line of the comment: later runs find the comment by it, and update it. */
export const MARK = '<!-- apercu-du-site -->';

const MAX_LENGTH = 60_000;
const MAX_FILES = 12;

const NO_REVIEW =
  'La liste de ce qui change n’a pas pu être faite : le site en ligne n’a pas pu être comparé à celui-ci. Relisez l’aperçu en entier, et l’onglet « Files changed ».';

interface Preview {
  /** Address of the preview. */
  address: string;
  /** Address of the workflow run that built the preview. */
  run: string;
  sha: string;
  /** Content of `comment.md`, which the workflow run of the proposal wrote; undefined when missing. */
  review: string | undefined;
  /** Result of `untrustedChange`; if there is one, the preview is put online only after a maintainer sets a label. */
  code: string | undefined;
  files: readonly ChangedFile[];
  /** Markdown from `branchLinks`. */
  links: string;
}

/**
 * Markdown comment on a proposal (pull request). The code of the proposal wrote the review at its end, so the review is
 * sanitized, and a warning is above it when the proposal changes code.
 */
export function previewComment(preview: Preview): string {
  const { address, sha, review, code, files, links } = preview;
  const state = `état \`${sha.slice(0, 8)}\``;
  const report =
    review === undefined ? [] : [`**[Voir tout ce qui change](${address}${REVIEW}/)**`];
  const head = code === undefined ? [`**[Voir l’aperçu](${address})**`, ...report, state] : [state];
  const building = buildFiles(files);
  const first = building.length > 0 ? [buildFilesWarning(building)] : [];
  const warning = code === undefined ? [] : [codeWarning(preview, code)];
  const body = review === undefined ? NO_REVIEW : sanitized(review);
  return [MARK, ...first, ...warning, head.join(' · '), links, body]
    .join('\n\n')
    .slice(0, MAX_LENGTH);
}

const buildFilesWarning = (names: readonly string[]) => {
  const more = names.length > MAX_FILES ? ` et ${names.length - MAX_FILES} autres` : '';
  const list = names.slice(0, MAX_FILES).map(inlineCode).join(', ');
  return `> ⚠️ **Cette proposition change ce qui construit, vérifie ou publie le site** : ${list}${more}. Lisez d’abord ces fichiers, ligne par ligne.`;
};

const codeWarning = ({ address, run }: Preview, code: string) =>
  `> ⚠️ **Cette proposition change plus que le contenu du site** (${inlineCode(code)}). Le rapport ci-dessous a été fait par le code qu’elle propose, et elle n’a pas encore d’aperçu en ligne. Relisez ce code ; puis, si vous lui faites confiance, posez l’étiquette \`${PREVIEW_LABEL}\` : quelques minutes plus tard, l’aperçu est [à cette adresse](${address}). Le prochain envoi la retirera. Le rapport complet est dans l’archive « apercu » de [cette construction](${run}).`;

/**
 * Markdown links to GitHub's pages that edit files in the branch of a proposal; the edit links of the published site would
 * start a second proposal. Branch names are encoded, because they may contain any character.
 */
export function branchLinks(repository: string, branch: string, files: readonly ChangedFile[]) {
  const link = (to: string, path: string) =>
    `https://github.com/${[repository, to, branch, path].join('/').split('/').map(encodeForLink).join('/')}`;
  const texts = files
    .filter(({ filename, status }) => TEXT_FILE.test(filename) && status !== 'removed')
    .slice(0, MAX_FILES)
    .map(({ filename }) => `- [✏️ Modifier](${link('edit', filename)}) ${inlineCode(filename)}`);
  const upload = `- [🖼️ Ajouter une image](${link('upload', 'content/images')}), puis **Commit changes**`;
  return ['**Continuer cette proposition**', '', upload, ...texts].join('\n');
}

/** Markdown comment for a preview that could not be built. */
export const failedComment = (sha: string, address: string, links: string) =>
  `${MARK}\n\n**L’aperçu n’a pas pu être construit** pour l’état \`${sha.slice(0, 8)}\`. L’onglet « Files changed » montre en face de chaque ligne ce qui est à corriger ; rien n’est perdu, et l’aperçu se refera au prochain enregistrement.\n\nDétails : ${address}\n\n${links}\n`;

/**
 * Markdown without HTML, pictures, links or mentions. Character references are broken too, because `&#64;` is an `@`;
 * except `&amp;` and `&lt;`, which every review contains.
 */
const sanitized = (markdown: string) =>
  noAutolinks(
    escapeBidi(markdown)
      .slice(0, MAX_LENGTH - 2000)
      .replace(/&(?!(?:amp|lt);)(?=#?\w+;)/g, '&\u200b')
      .replace(/<(?=[a-z/!?])/gi, '&lt;')
      .replace(/!\[/g, '!\u200b[')
      .replace(/\](?=[([:])/g, ']\u200b'),
  );

/** Creates the comment on pull request `pull`, or updates the existing one. */
export const writeComment = (gitHub: GitHub, pull: number, body: string) =>
  saveComment(gitHub, pull, { mark: MARK, body });
