import { type GitHub, listAll, ownOf } from './github.ts';

interface Matter {
  /** What the issue's text begins with: a later run knows its own issue by it. */
  mark: string;
  title: string;
  body: string;
  /** Something is still to be done. */
  open: boolean;
}

/** Opens the one issue about a matter, brings it up to date, or closes it when all is well. */
export async function keepOneIssue(gitHub: GitHub, matter: Matter): Promise<void> {
  const { mark, title, body, open } = matter;
  const issues = await listAll(gitHub, '/issues?state=open');
  // GitHub lists proposals among the issues.
  const own = ownOf(
    issues.filter((issue) => !issue.pull_request),
    mark,
  );
  if (own) {
    const state = open ? 'open' : 'closed';
    await gitHub.call('PATCH', `/issues/${own.number}`, { body, state });
  } else if (open) await gitHub.call('POST', '/issues', { title, body });
}
