import { parse } from 'yaml';
import { jobFaults } from './workflow-job-faults.ts';
import { type Data, isData, listOf } from './workflow-values.ts';

interface WorkflowFile {
  name: string;
  text: string;
}

interface Project {
  /** Names of the scripts of package.json. */
  scripts: readonly string[];
  /** Every workflow's own name, for `workflow_run`. */
  workflows: readonly string[];
}

const KEYS = new Set(['name', 'on', 'permissions', 'concurrency', 'env', 'defaults', 'jobs']);
/** Triggers that hand a job the right to write while a stranger decides when it runs. */
const PRIVILEGED = ['workflow_run', 'pull_request_target', 'issue_comment', 'issues'];

/** What is wrong with a workflow file: form, pins, rights, and the wall between strangers' code and tokens. */
export function workflowFaults({ name, text }: WorkflowFile, project: Project): string[] {
  const workflow: unknown = parse(text);
  if (!isData(workflow)) return [`${name}: is not a workflow`];
  const triggers = triggersOf(workflow.on);
  const runsProposals = 'pull_request' in triggers;
  const privileged = PRIVILEGED.some((trigger) => trigger in triggers);
  const faults = [
    ...Object.keys(workflow)
      .filter((key) => !KEYS.has(key))
      .map((key) => `unknown key ${key}`),
    ...(typeof workflow.name === 'string' ? [] : ['has no name']),
    ...('permissions' in workflow ? [] : ['does not say its permissions']),
    ...(isData(workflow.concurrency) && workflow.concurrency.group
      ? []
      : ['has no concurrency group']),
    ...(runsProposals && privileged ? ['runs proposals and is privileged at once'] : []),
    ...pinFaults(text),
    ...triggerFaults(triggers, project),
    ...(runsProposals ? secretFaults(text) : []),
  ];
  const jobs = isData(workflow.jobs) ? workflow.jobs : {};
  for (const [id, job] of Object.entries(jobs)) {
    const context = { jobs, workflow, runsProposals, privileged, scripts: project.scripts };
    faults.push(...jobFaults(job, context).map((fault) => `job ${id}: ${fault}`));
  }
  if (Object.keys(jobs).length === 0) faults.push('has no job');
  return faults.map((fault) => `${name}: ${fault}`);
}

function triggersOf(on: unknown): Data {
  if (isData(on)) return on;
  return Object.fromEntries(listOf(on).map((trigger) => [String(trigger), null]));
}

/** Every action is pinned by its full commit, with the version beside it for people. */
function pinFaults(text: string): string[] {
  return text.split('\n').flatMap((line, index) => {
    const used = /^\s*(?:-\s+)?uses:\s*(.*)$/.exec(line)?.[1];
    if (used === undefined || used.startsWith('./')) return [];
    return /^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+(\.\d+){0,2}$/.test(used)
      ? []
      : [`line ${index + 1}: ${used} is not pinned by commit with its version in a comment`];
  });
}

/** Jobs that run a proposal's code see no secret and no token. */
const secretFaults = (text: string): string[] =>
  [/\bsecrets\b/, /github\.token/, /GITHUB_TOKEN/, /id-token/].flatMap((secret) =>
    secret.test(text.replace(/^\s*#.*$/gm, ''))
      ? [`gives ${secret.source} to the code of a proposal`]
      : [],
  );

function triggerFaults(triggers: Data, { workflows }: Project): string[] {
  const run = triggers.workflow_run;
  const followed = isData(run) ? listOf(run.workflows).map(String) : [];
  const crons = listOf(triggers.schedule).map((entry) => (isData(entry) ? String(entry.cron) : ''));
  return [
    ...followed
      .filter((name) => !workflows.includes(name))
      .map((name) => `follows no workflow: ${name}`),
    ...('workflow_run' in triggers && followed.length === 0 ? ['follows no workflow'] : []),
    ...crons
      .filter((cron) => !/^([\d*,/-]+ ){4}[\d*,/-]+$/.test(cron))
      .map((cron) => `bad cron: ${cron}`),
  ];
}
