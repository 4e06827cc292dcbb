import { readFile } from 'node:fs/promises';
import { answersOf } from '../src/review/proposal/answers.ts';
import { proposalComment, putProposalComment } from '../src/review/proposal/proposal-comment.ts';
import { gitHubFromEnv } from '../src/review/publish/github.ts';
import { doorway, WrongUsage } from './tooling/doorway.ts';

/** Answers the issue of the event with the project sheet that its answers make. */
await doorway(async (say) => {
  const { GITHUB_EVENT_PATH: path } = process.env;
  if (!path) throw new WrongUsage('Cette commande ne sert que dans un workflow GitHub.');
  const { issue }: { issue?: { number: number; body?: string | null } } = JSON.parse(
    await readFile(path, 'utf8'),
  );
  const answers = answersOf(issue?.body ?? '');
  if (!issue || !answers) {
    say('Ce n’est pas une proposition de projet complète : rien à faire.');
    return;
  }
  const gitHub = gitHubFromEnv(process.env);
  await putProposalComment(gitHub, issue.number, proposalComment(answers, gitHub.repository));
});
