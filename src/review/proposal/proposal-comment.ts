import type { Issue } from '../../engine/issue.ts';
import { type GitHub, putOwnComment } from '../publish/github.ts';
import { clip, escapeMarkdown, fenced, inAddress } from '../report/markdown.ts';

const MARK = '<!-- fiche-de-projet -->';
/** GitHub's editor takes a text in its address up to about this length. */
const LONGEST_ADDRESS = 7500;

interface Sheet {
  path: string;
  text: string;
  /** What the check says of it. */
  issues: readonly Issue[];
}

/** Hands over a project sheet: the whole file, and the editor opened on it. */
export function proposalComment({ path, text, issues }: Sheet, repository: string): string {
  return [
    'Merci pour cette proposition ! Voici sa fiche, prête à être relue.',
    steps(path, text, repository),
    ...(issues.length > 0 ? [remarks(issues)] : []),
    `\`${path}\``,
    `${fenced(text, 'mdx')}\n`,
  ].join('\n\n');
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

/** What is wrong with the sheet. */
const remarks = (issues: readonly Issue[]) =>
  [
    '> ⚠️ **Le contrôle du contenu a des remarques.** Corrigez la réponse, ou la fiche.',
    '>',
    ...issues.map(({ line, message, hint }) => {
      return `> - Ligne ${line}\u00a0: ${escapeMarkdown(clip(`${message} ${hint}`, 400))}`;
    }),
  ].join('\n');

/** Writes the one comment of a proposal: when the answers change, it changes. */
export const putProposalComment = (gitHub: GitHub, issue: number, text: string) =>
  putOwnComment(gitHub, issue, { mark: MARK, body: `${MARK}\n${text}` });
