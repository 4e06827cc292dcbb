import { REVIEW } from '../../content/outputs.ts';
import { inAddress, code as inCode, unlinked } from '../report/markdown.ts';
import { type ChangedFile, EDITED, type GitHub, putOwnComment } from './github.ts';

/** How the one comment of a proposal is found again. */
export const MARK = '<!-- apercu-du-site -->';

const MOST = 60_000;
const MOST_LINKS = 12;

const NO_REVIEW =
  'La liste de ce qui change n’a pas pu être faite : le site en ligne n’a pas pu être comparé à celui-ci. Relisez l’aperçu en entier, et l’onglet « Files changed ».';

interface Preview {
  /** Address of the preview. */
  address: string;
  sha: string;
  /** The review as the proposal's build wrote it; undefined when there is none. */
  review: string | undefined;
  /** A file outside `content/` that the proposal changes. */
  code: string | undefined;
  /** What `branchLinks` says. */
  links: string;
}

/**
 * The comment of a proposal. What comes from GitHub stands first; the review below it was written by the
 * proposal's own build, so it may mention no person, hide nothing, and comes with a warning when code changed.
 */
export function previewComment({ address, sha, review, code, links }: Preview): string {
  const warning = code === undefined ? [] : [warningOf(code)];
  const body = review === undefined ? NO_REVIEW : harmless(review);
  const head = [
    `**[Voir l’aperçu](${address})**`,
    ...(review === undefined ? [] : [`**[Voir tout ce qui change](${address}${REVIEW}/)**`]),
    `état \`${sha.slice(0, 8)}\``,
  ];
  return [MARK, head.join(' · '), ...warning, links, body].join('\n\n').slice(0, MOST);
}

const warningOf = (code: string) =>
  `> ⚠️ **Cette proposition change plus que le contenu du site** (${inCode(code)}). L’aperçu et le rapport ont été faits par le code qu’elle propose : relisez-le avant de les ouvrir.`;

/**
 * Where the proposal itself goes on: a picture for its folder, its files one by one. What is opened on the site of
 * main begins a second proposal. The name of a branch may hold any sign.
 */
export function branchLinks(repository: string, branch: string, files: readonly ChangedFile[]) {
  const link = (to: string, path: string) =>
    `https://github.com/${[repository, to, branch, path].join('/').split('/').map(inAddress).join('/')}`;
  const texts = files
    .filter(({ filename, status }) => EDITED.test(filename) && status !== 'removed')
    .slice(0, MOST_LINKS)
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
    markdown
      .slice(0, MOST - 2000)
      .replace(/&(?!(?:amp|lt);)(?=#?\w+;)/g, '&\u200b')
      .replace(/<(?=[a-z/!?])/gi, '&lt;')
      .replace(/!\[/g, '!\u200b[')
      .replace(/\](?=[([:])/g, ']\u200b'),
  );

/** Writes the comment of a proposal. */
export const putComment = (gitHub: GitHub, pull: number, body: string) =>
  putOwnComment(gitHub, pull, { mark: MARK, body });
