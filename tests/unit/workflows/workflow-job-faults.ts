import { type Data, isData, listOf } from './workflow-values.ts';

interface Context {
  jobs: Data;
  workflow: Data;
  /** The job runs code of a pull request. */
  runsProposals: boolean;
  /** The job may hold a token that writes, and a stranger decides when it runs. */
  privileged: boolean;
  scripts: readonly string[];
}

const JOB_KEYS = new Set(
  'name if needs runs-on timeout-minutes permissions concurrency env steps strategy outputs environment'.split(
    ' ',
  ),
);
const STEP_KEYS = new Set(
  'name id if uses with run env shell working-directory continue-on-error timeout-minutes'.split(
    ' ',
  ),
);
const RIGHTS = new Set(['read', 'write', 'none']);
const LONGEST = 30;

/** What is wrong with one job of a workflow. */
export function jobFaults(job: unknown, context: Context): string[] {
  if (!isData(job)) return ['is not a job'];
  const minutes = job['timeout-minutes'];
  const steps = listOf(job.steps);
  return [
    ...Object.keys(job)
      .filter((key) => !JOB_KEYS.has(key))
      .map((key) => `unknown key ${key}`),
    ...(typeof minutes === 'number' && minutes <= LONGEST
      ? []
      : [`has no timeout of ${LONGEST} minutes or less`]),
    ...(typeof job['runs-on'] === 'string' ? [] : ['runs nowhere']),
    ...(steps.length > 0 ? [] : ['has no steps']),
    ...listOf(job.needs)
      .filter((id) => !(String(id) in context.jobs))
      .map((id) => `needs no job: ${id}`),
    ...rightsFaults(job.permissions ?? context.workflow.permissions, context),
    ...steps.flatMap((step, index) =>
      stepFaults(step, context).map((fault) => `step ${index + 1}: ${fault}`),
    ),
  ];
}

function rightsFaults(permissions: unknown, { runsProposals }: Context): string[] {
  if (!isData(permissions)) return [`has permissions ${String(permissions)}: name each one`];
  return Object.entries(permissions).flatMap(([name, right]) => [
    ...(RIGHTS.has(String(right)) ? [] : [`unknown right ${name}: ${right}`]),
    ...(runsProposals && right === 'write'
      ? [`may write ${name} while it runs the code of a proposal`]
      : []),
  ]);
}

function stepFaults(step: unknown, context: Context): string[] {
  if (!isData(step)) return ['is not a step'];
  const unknown = Object.keys(step).filter((key) => !STEP_KEYS.has(key));
  const uses = typeof step.uses === 'string' ? step.uses : '';
  const given = isData(step.with) ? step.with : {};
  return [
    ...unknown.map((key) => `unknown key ${key}`),
    ...('run' in step === (uses !== '') ? ['needs either run or uses'] : []),
    ...(typeof step.run === 'string' ? runFaults(step.run, context) : []),
    ...(uses.startsWith('actions/checkout@') ? checkoutFaults(given, context) : []),
    ...(uses.startsWith('actions/download-artifact@') ? artifactFaults(given) : []),
  ];
}

/** The logic lives in npm scripts or a shell script beside them; an expression inside a command would let a branch's name run as code. */
function runFaults(run: string, { scripts }: Context): string[] {
  const called = /^npm (?:run (?:--silent )?([\w:-]+)|(ci|test))( |$)/.exec(run);
  const script = called?.[1] ?? called?.[2];
  return [
    ...(run.includes('${{') ? ['writes an expression into a command'] : []),
    ...((called && !/[\n;&|`]|\$\(/.test(run)) || /^bash \.github\/[\w-]+\.sh$/.test(run)
      ? []
      : [`does more than call npm: ${run.split('\n')[0]}`]),
    ...(script && script !== 'ci' && !scripts.includes(script)
      ? [`calls no script: ${script}`]
      : []),
  ];
}

function checkoutFaults(given: Data, { runsProposals, privileged }: Context): string[] {
  return [
    ...(privileged && ('ref' in given || 'repository' in given)
      ? ['checks out what a stranger chose, with the right to write']
      : []),
    ...(runsProposals && given['persist-credentials'] !== false
      ? ['leaves a token in the checkout of a proposal']
      : []),
  ];
}

/** Files of a proposal never land among the files that run. */
const artifactFaults = ({ path }: Data): string[] =>
  typeof path === 'string' && /^\$\{\{ ?runner\.temp ?\}\}\/[\w-]+$/.test(path)
    ? []
    : ['unpacks an artifact outside the temporary folder'];
