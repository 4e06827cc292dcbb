import { type GitHub, listAll, ownOf } from '../publish/github.ts';
import { clip, code } from '../report/markdown.ts';
import { count } from '../report/words.ts';
import type { Answers } from './answers.ts';
import { initiativeFile } from './initiative-file.ts';

const MARK = '<!-- fiche-de-projet -->';
/** So many lines of a budget are told that were not understood. */
const MOST_LINES = 10;
/** GitHub's editor takes a text in its address up to about this length. */
const LONGEST_ADDRESS = 7500;

/** GitHub refuses longer comments, at 65,536 characters. */
const LONGEST_COMMENT = 65_000;

/** The comment that hands over a project sheet: the whole file, and the editor opened on it. */
export function proposalComment(answers: Answers, repository: string): string {
  const { path, text, unread } = initiativeFile(answers);
  const query = `filename=${inAddress(path)}&value=${inAddress(text)}`;
  const editor = `https://github.com/${repository}/new/main?`;
  const whole = editor.length + query.length < LONGEST_ADDRESS;
  const address = editor + (whole ? query : `filename=${inAddress(path)}`);
  const fence = '`'.repeat(Math.max(4, ...(text.match(/`+/g) ?? []).map((run) => run.length + 1)));
  const comment = `${MARK}
Merci pour cette proposition ! Voici sa fiche, prête à être relue.

1. **[Ouvrir l’éditeur sur cette fiche](${address})**${whole ? '' : ', puis y coller le texte ci-dessous'}.
2. Cliquer sur « Commit changes », puis « Propose changes ».
3. Un aperçu du site s’affiche dans la proposition en quelques minutes.

${unread.length > 0 ? `${unreadLines(unread)}\n\n` : ''}\`${path}\`

${fence}mdx
${text}${fence}
`;
  return comment.length > LONGEST_COMMENT ? tooLong(text.length) : comment;
}

/** A value of an address in a Markdown link: a bracket that nobody opened (« 1) bêcher ») would end the link. */
const inAddress = (value: string) =>
  encodeURIComponent(value).replaceAll('(', '%28').replaceAll(')', '%29');

const tooLong = (length: number) => `${MARK}
Merci pour cette proposition ! Sa fiche compte ${length.toLocaleString('fr-FR')} signes : elle est trop longue pour tenir ici. Raccourcissez les réponses (le menu « … » en haut de la proposition, puis « Edit ») : ce commentaire se refera.
`;

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

/** Writes that comment once: when the answers change, it changes. */
export async function putProposalComment(
  gitHub: GitHub,
  issue: number,
  body: string,
): Promise<void> {
  const comments = await listAll(gitHub, `/issues/${issue}/comments`);
  const own = ownOf(comments, MARK);
  if (own) await gitHub.call('PATCH', `/issues/comments/${own.id}`, { body });
  else await gitHub.call('POST', `/issues/${issue}/comments`, { body });
}
