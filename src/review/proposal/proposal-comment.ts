import { THEMES } from '../../content/vocabulary.ts';
import { type GitHub, listAll, ownOf } from '../publish/github.ts';
import { clip, code } from '../report/markdown.ts';
import { count } from '../report/words.ts';
import { askForName, askForShorter } from './ask-again.ts';
import type { ReadyFile } from './initiative-file.ts';

const MARK = '<!-- fiche-de-projet -->';
/** So many lines of a budget are told that were not understood. */
const MOST_LINES = 10;
/** GitHub's editor takes a text in its address up to about this length. */
const LONGEST_ADDRESS = 7500;

/** GitHub refuses longer comments, at 65,536 characters. */
const LONGEST_COMMENT = 65_000;

/**
 * The comment that hands over a project sheet: the whole file, and the editor opened on it. `taken`: the
 * site has a file of that name, which GitHub's editor would refuse.
 */
export function proposalComment(
  { path, text, unread, unknownTheme }: ReadyFile,
  { repository, taken }: { repository: string; taken: boolean },
): string {
  const fence = '`'.repeat(Math.max(4, ...(text.match(/`+/g) ?? []).map((run) => run.length + 1)));
  const parts = [
    'Merci pour cette proposition ! Voici sa fiche, prête à être relue.',
    taken ? askForName(path, repository) : steps(path, text, repository),
    unknownTheme !== undefined && otherTheme(unknownTheme),
    unread.length > 0 && unreadLines(unread),
    `\`${path}\``,
    `${fence}mdx\n${text}${fence}\n`,
  ];
  const comment = parts.filter((part) => part !== false).join('\n\n');
  return comment.length > LONGEST_COMMENT ? askForShorter(text.length) : comment;
}

/** How the sheet gets into the site. */
function steps(path: string, text: string, repository: string): string {
  const query = `filename=${inAddress(path)}&value=${inAddress(text)}`;
  const editor = `https://github.com/${repository}/new/main?`;
  const whole = editor.length + query.length < LONGEST_ADDRESS;
  const address = editor + (whole ? query : `filename=${inAddress(path)}`);
  return `1. **[Ouvrir l’éditeur sur cette fiche](${address})**${whole ? '' : ', puis y coller le texte ci-dessous'}.
2. Cliquer sur « Commit changes », puis « Propose changes ».
3. Un aperçu du site s’affiche dans la proposition en quelques minutes.`;
}

/** A value of an address in a Markdown link: a bracket that nobody opened (« 1) bêcher ») would end the link. */
const inAddress = (value: string) =>
  encodeURIComponent(value).replaceAll('(', '%28').replaceAll(')', '%29');

/** What the sheet says in the place of a theme that the site does not have. */
const otherTheme = (written: string) =>
  `> ⚠️ **${code(clip(written, 120))} n’est pas un thème de Je Participe : la fiche porte « ${THEMES[0]} ».** Corrigez la réponse, ou la fiche. Thèmes : ${THEMES.join(', ')}.`;

/** What the total lacks, for whoever reads the sheet again. */
function unreadLines(unread: readonly string[]): string {
  const shown = unread.slice(0, MOST_LINES).map((line) => `> - ${code(clip(line, 120))}`);
  const rest = unread.length - shown.length;
  const what = count(rest, 'autre ligne', 'autres lignes');
  return [
    `> ⚠️ **${unread.length > 1 ? 'Ces lignes du budget n’ont pas été comprises : la fiche et son total sont sans elles.' : 'Cette ligne du budget n’a pas été comprise : la fiche et son total sont sans elle.'}** Il faut une dépense, deux-points, puis un montant en FCFA. Corrigez la réponse, ou la fiche.`,
    '>',
    ...shown,
    ...(rest > 0 ? [`> - … et ${what}`] : []),
  ].join('\n');
}

/** Writes the one comment of a proposal: when the answers change, it changes. */
export async function putProposalComment(
  gitHub: GitHub,
  issue: number,
  text: string,
): Promise<void> {
  const body = `${MARK}\n${text}`;
  const comments = await listAll(gitHub, `/issues/${issue}/comments`);
  const own = ownOf(comments, MARK);
  if (own) await gitHub.call('PATCH', `/issues/comments/${own.id}`, { body });
  else await gitHub.call('POST', `/issues/${issue}/comments`, { body });
}
