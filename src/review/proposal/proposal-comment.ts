import { type GitHub, putOwnComment } from '../publish/github.ts';
import { clip, code } from '../report/markdown.ts';
import { count } from '../report/words.ts';
import { answersOf } from './answers.ts';
import { initiativeFile, type ReadyFile } from './initiative-file.ts';

const MARK = '<!-- fiche-de-projet -->';
/** So many lines of a budget are told that were not understood. */
const MOST_LINES = 10;
/** GitHub's editor takes a text in its address up to about this length. */
const LONGEST_ADDRESS = 7500;

/** Where GitHub has what changes an issue, and what follows. */
const EDIT =
  'par le menu « … » en haut de la proposition, puis « Edit » : ce commentaire se refera.';

/** What the comment needs to know of the site: its repository, and whether it has a file (a path from the root). */
interface Site {
  repository: string;
  has: (path: string) => boolean;
}

/** The comment that answers the text of an issue: a project sheet, or what it still lacks; undefined when the text is no form. */
export function commentOn(body: string, site: Site): string | undefined {
  const form = answersOf(body);
  if (!form) return undefined;
  return form.missing.length > 0
    ? askForAnswers(form.missing)
    : proposalComment(initiativeFile(form.answers), site);
}

/** Hands over a project sheet: the whole file, and the editor opened on it. */
function proposalComment(file: ReadyFile, { repository, has }: Site): string {
  const { path, text, unread } = file;
  const fence = '`'.repeat(Math.max(4, ...(text.match(/`+/g) ?? []).map((run) => run.length + 1)));
  const parts = [
    'Merci pour cette proposition ! Voici sa fiche, prête à être relue.',
    has(path) ? askForName(path, repository) : steps(path, text, repository),
    unread.length > 0 && unreadLines(unread),
    `\`${path}\``,
    `${fence}mdx\n${text}${fence}\n`,
  ];
  return parts.filter((part) => part !== false).join('\n\n');
}

/** Asks for the answers that a form lacks, by its questions. */
const askForAnswers = (labels: readonly string[]) =>
  `Merci pour cette proposition ! Il lui manque des réponses pour devenir une fiche :

${labels.map((label) => `- ${label}`).join('\n')}

Écrivez chacune sous sa question (« ### ${labels[0]} »), ${EDIT}
`;

/** Asks whether a sheet that is there already, whose name GitHub's editor would refuse, is the same project's. */
const askForName = (path: string, repository: string) =>
  `> ⚠️ **Une fiche porte déjà ce nom : [\`${path}\`](https://github.com/${repository}/edit/main/${path}).** Si c’est celle de ce projet, corrigez-la là. Sinon, changez le nom du projet ${EDIT}`;

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

/** What the total lacks, for whoever reads the sheet again. */
function unreadLines(unread: readonly string[]): string {
  const rest = unread.length - MOST_LINES;
  return [
    '> ⚠️ **Des lignes du budget n’ont pas été comprises : la fiche et son total sont sans elles.** Il faut une dépense, deux-points, puis un montant en FCFA. Corrigez la réponse, ou la fiche.',
    '>',
    ...unread.slice(0, MOST_LINES).map((line) => `> - ${code(clip(line, 120))}`),
    ...(rest > 0 ? [`> - … et ${count(rest, 'autre ligne', 'autres lignes')}`] : []),
  ].join('\n');
}

/** Writes the one comment of a proposal: when the answers change, it changes. */
export const putProposalComment = (gitHub: GitHub, issue: number, text: string) =>
  putOwnComment(gitHub, issue, { mark: MARK, body: `${MARK}\n${text}` });
