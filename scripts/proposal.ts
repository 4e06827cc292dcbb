import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { commentOn, putProposalComment } from '../src/review/proposal/proposal-comment.ts';
import { gitHubFromEnv } from '../src/review/publish/github.ts';
import { doorway, WrongUsage } from './tooling/doorway.ts';

/** Answers the issue of the event with the project sheet that its answers make, or with what they lack. */
await doorway(async (say) => {
  const { GITHUB_EVENT_PATH: path } = process.env;
  if (!path) throw new WrongUsage('Cette commande ne sert que dans un workflow GitHub.');
  const { issue }: { issue?: { number: number; body?: string | null } } = JSON.parse(
    await readFile(path, 'utf8'),
  );
  const gitHub = gitHubFromEnv(process.env);
  const site = { repository: gitHub.repository, has: existsSync };
  const comment = commentOn(issue?.body ?? '', site);
  if (issue && comment) await putProposalComment(gitHub, issue.number, comment);
  else say('Ce n’est pas une proposition de projet : rien à faire.');
});
