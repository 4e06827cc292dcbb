import { readFile, writeFile } from 'node:fs/promises';
import { checkSite } from '../src/content/check.ts';
import { answersOf } from '../src/review/proposal/answers.ts';
import { initiativeFile } from '../src/review/proposal/initiative-file.ts';
import { proposalComment, putProposalComment } from '../src/review/proposal/proposal-comment.ts';
import { gitHubFromEnv } from '../src/review/publish/github.ts';
import { doorway, WrongUsage } from './tooling/doorway.ts';

/** Answers the issue of the event with the project sheet that its answers make, and what the check says of it. */
await doorway(async (say) => {
  const { GITHUB_EVENT_PATH: event } = process.env;
  if (!event) throw new WrongUsage('Cette commande ne sert que dans un workflow GitHub.');
  const { issue }: { issue?: { number: number; body?: string | null } } = JSON.parse(
    await readFile(event, 'utf8'),
  );
  const gitHub = gitHubFromEnv(process.env);
  const answers = answersOf(issue?.body ?? '');
  if (!issue || !answers) return say('Ce n’est pas une proposition de projet : rien à faire.');
  const file = initiativeFile(answers);
  const issues = await issuesOf(file);
  const comment = proposalComment({ ...file, issues }, gitHub.repository);
  await putProposalComment(gitHub, issue.number, comment);
});

/** What the check says of a new file among the others of the site: it is put beside them for that. */
async function issuesOf({ path, text }: { path: string; text: string }) {
  await writeFile(path, text);
  const { issues } = await checkSite('content');
  return issues.filter(({ file }) => file === path);
}
