import { encodeForLink, escapeBidi, firstOf, inlineCode, noAutolinks } from '../review/markdown.ts';
import { type Comment, type GitHub, isByBot, type PullFile, TEXT_FILE } from './github.ts';

/** First line of the comment: later runs find the comment by it, and update it. */
export const COMMENT_MARK = '<!-- apercu-du-site -->';

const MAX_LENGTH = 58_000;
const MAX_FILES = 12;

/** A reviewed state of a proposal (pull request). */
export interface Reviewed {
  sha: string;
  /** Address of the workflow run that reviewed it. */
  run: string;
  files: readonly PullFile[];
  /** Markdown from `branchLinks`. */
  links: string;
  /** Address of the preview, which only a proposal that changes content has. */
  preview: string;
  /** Whether its branch lies in this repository: others wait for the label of a collaborator. */
  isOwn: boolean;
  /** Markdown that the code of the proposal wrote; undefined when its site could not be built or compared. */
  review: string | undefined;
}

/** Markdown comment: warnings about the files that change, what became of the proposal, and its review, sanitized. */
export function proposalComment(reviewed: Reviewed): string {
  const { sha, run, files, links, preview, isOwn, review } = reviewed;
  const state = `état \`${sha.slice(0, 8)}\``;
  const isContent = ({ filename }: PullFile) => filename.startsWith('content/');
  const look = `**[Voir l’aperçu](${preview})** (${isOwn ? 'en ligne dans quelques minutes' : 'en ligne quand un collaborateur, qui a lu ces textes, a posé l’étiquette `aperçu`'})`;
  const images = `[Images des pages, avant et après](${run})\u00a0: l’archive «\u202fimages\u202f» de cette page`;
  const done = [files.some(isContent) && look, !files.every(isContent) && images, state];
  const failed = `**Le site n’a pas pu être construit** pour l’${state} ([détails](${run})). L’onglet « Files changed » montre en face de chaque ligne ce qui est à corriger ; rien n’est perdu, et la revue se refera au prochain enregistrement.`;
  const head = review === undefined ? failed : done.filter(Boolean).join(' · ');
  const parts = [COMMENT_MARK, ...fileWarnings(files), head, links, sanitized(review ?? '')];
  return cut(parts.filter(Boolean).join('\n\n'));
}

/** Markdown comment on a proposal that GitHub cannot merge, and therefore neither checks nor reviews. */
export const CONFLICT_COMMENT = `${COMMENT_MARK}

**Cette proposition ne peut pas être reprise telle quelle** : depuis qu’elle a été faite, quelqu’un d’autre a changé les mêmes lignes. Rien n’est perdu, et le site en ligne n’a pas changé ; mais il n’y a ni revue ni aperçu tant que les deux textes ne sont pas réunis.

En bas de cette page, cliquez sur **Resolve conflicts**. Chaque passage en double est entre \`<<<<<<<\` et \`>>>>>>>\` : au-dessus de \`=======\`, votre texte, au-dessous, celui du site. Gardez ce qui convient, effacez ces trois lignes, puis **Mark as resolved** et **Commit merge**. Si le bouton manque, recommencez votre changement dans une nouvelle proposition.`;

/**
 * Markdown links to GitHub's pages that edit files in the branch of a proposal; the edit links of the published site would
 * start a second proposal. Branch names are encoded, because they may contain any character.
 */
export function branchLinks(repository: string, branch: string, files: readonly PullFile[]) {
  const link = (to: string, path: string) =>
    `https://github.com/${[repository, to, branch, path].join('/').split('/').map(encodeForLink).join('/')}`;
  const texts = files
    .filter(({ filename, status }) => TEXT_FILE.test(filename) && status !== 'removed')
    .slice(0, MAX_FILES)
    .map(({ filename }) => `- [✏️ Modifier](${link('edit', filename)}) ${inlineCode(filename)}`);
  const upload = `- [🖼️ Ajouter une image](${link('upload', 'content/images')}), puis **Commit changes**`;
  return ['**Continuer cette proposition**', '', upload, ...texts].join('\n');
}

/** A long text without the lines behind its first `MAX_LENGTH` characters: GitHub refuses 65,536. */
const cut = (markdown: string) =>
  markdown.length > MAX_LENGTH
    ? `${markdown.slice(0, MAX_LENGTH).replace(/\n[^\n]*$/, '')}\n\n… **La suite manque ici** : lisez l’onglet « Files changed » avant de fusionner.`
    : markdown;

/**
 * Markdown without HTML, pictures, links or mentions. Character references are broken too, because `&#64;` is an `@`;
 * except `&amp;` and `&lt;`, which every review contains.
 */
const sanitized = (markdown: string) =>
  noAutolinks(
    escapeBidi(cut(markdown))
      .replace(/&(?!(?:amp|lt);)(?=#?\w+;)/g, '&\u200b')
      .replace(/<(?=[a-z/!?])/gi, '&lt;')
      .replace(/!\[/g, '!\u200b[')
      .replace(/\](?=[([:])/g, ']\u200b'),
  );

/** Creates the comment on pull request `pull`, or updates the existing one, unless it is the same. */
export async function saveComment({ list, send }: GitHub, pull: number, body: string) {
  const comments = await list<Comment>(`/issues/${pull}/comments`);
  const own = comments.find((comment) => isByBot(comment) && comment.body.startsWith(COMMENT_MARK));
  if (!own) await send('POST', `/issues/${pull}/comments`, { body });
  else if (own.body !== body) await send('PATCH', `/issues/comments/${own.id}`, { body });
}

/** GitHub lists at most this many files of a pull request: a list of this length may be incomplete. */
const MAX_LISTED_FILES = 3000;

/** Files that build, check or publish the site: workflows, scripts, three rooms, and files at the root (lock file, `.npmrc`…). */
const BUILD_FILE =
  /^(?:(?:\.github|\.ci|scripts|src\/(?:vite|review|proposals))\/.*|[^/]*(?<!\.md))$/;

/** Markdown warnings, the first one about files that build, check or publish the site; none for a change of content only. */
function fileWarnings(files: readonly PullFile[]): string[] {
  // The old name, too: a file moved into the content is a change of code.
  const names = files.flatMap((file) => [file.filename, file.previous_filename ?? file.filename]);
  const warning = (start: string, isMeant: (name: string) => boolean, end: string) => {
    const meant = [...new Set(names.filter(isMeant))].map(inlineCode);
    return meant.length > 0 ? [`> ⚠️ **${start}**\u00a0: ${firstOf(meant)}. ${end}`] : [];
  };
  return [
    ...warning(
      'Cette proposition change ce qui construit, vérifie ou publie le site',
      (name) => BUILD_FILE.test(name),
      'Lisez d’abord ces fichiers, ligne par ligne.',
    ),
    ...warning(
      'Cette proposition change plus que le contenu du site',
      (name) => !name.startsWith('content/'),
      'La revue ci-dessous a été faite par le code qu’elle propose\u00a0: relisez ce code avant de la croire. L’aperçu, s’il y en a un, montre ses textes avec le code du site.',
    ),
    ...(files.length < MAX_LISTED_FILES
      ? []
      : [
          `> ⚠️ **Cette proposition change plus de ${MAX_LISTED_FILES} fichiers**, peut-être du code.`,
        ]),
  ];
}
