import type { GitHub } from '../publish/github.ts';
import { keepOneIssue } from '../publish/one-issue.ts';
import { code } from '../report/markdown.ts';
import { count } from '../report/words.ts';
import type { Answer } from './probe.ts';

const MARK = '<!-- liens-externes -->';
/** GitHub refuses longer issues, at 65,536 characters. */
const MOST = 60_000;
const TITLE = 'Des liens du site ne mènent plus nulle part';

/** The issue's text: dead addresses first, each with the pages to correct. */
export function linksReport(
  answers: readonly Answer[],
  pages: ReadonlyMap<string, string[]>,
): string {
  const lines = (state: Answer['state']) =>
    answers
      .filter((answer) => answer.state === state)
      .map(({ address, detail }) => {
        const routes = pages.get(address) ?? [];
        const rest = routes.length > 5 ? `, et ${count(routes.length - 5, 'autre')}` : '';
        return `- ${code(address)} ${detail} (sur ${routes.slice(0, 5).map(code).join(', ')}${rest})`;
      });
  const dead = lines('mort');
  const unsure = lines('douteux');
  return [
    MARK,
    dead.length > 0
      ? `${count(dead.length, 'adresse ne répond plus', 'adresses ne répondent plus')}. Ouvrez-${dead.length > 1 ? 'les' : 'la'}, puis corrigez ou retirez les liens.`
      : 'Tous les liens vers d’autres sites répondent.',
    dead.join('\n'),
    unsure.length > 0
      ? `### À vérifier à la main\n\n${unsure.length > 1 ? 'Ces sites refusent' : 'Ce site refuse'} les robots.`
      : '',
    unsure.join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Whole lines of a report as long as GitHub takes an issue; what follows is told by the command itself. */
function withinIssue(report: string): string {
  if (report.length <= MOST) return report;
  const end = report.lastIndexOf('\n', MOST);
  return `${report.slice(0, end)}\n- … et d’autres : \`npm run links\` les montre toutes.`;
}

/** Opens the one issue about links, brings it up to date, or closes it when all is well. */
export async function putLinksIssue(gitHub: GitHub, report: string, dead: number): Promise<void> {
  const body = withinIssue(report);
  await keepOneIssue(gitHub, { mark: MARK, title: TITLE, body, open: dead > 0 });
}
