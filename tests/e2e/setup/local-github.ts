import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { parse } from 'yaml';
import type { Project } from './project.ts';

/**
 * `gh` of the false GitHub: answers of `answers.json` by path or command, one artifact, and a record of its commands. It is
 * asked dozens of times, and reads no TypeScript.
 */
const GH = `#!${process.execPath}
const { appendFileSync, cpSync, readFileSync, writeFileSync } = require('node:fs');
const dir = process.env.FALSE_GITHUB;
const words = process.argv.slice(2);
appendFileSync(dir + '/commands.txt', words.join(' ') + '\\n');
const answers = JSON.parse(readFileSync(dir + '/answers.json', 'utf8'));
const [group, act, name] = words;
if (answers.fails) process.exit(1);
const status = group === 'api' && /\\/statuses\\/(\\w+)$/.exec(act);
if (status) {
  const fields = Object.fromEntries(words.filter((word) => /^\\w+=/.test(word)).map((word) => word.split('=')));
  answers['/commits/' + status[1] + '/statuses?per_page=100'] = [{ ...fields, creator: { login: 'github-actions[bot]' } }];
  writeFileSync(dir + '/answers.json', JSON.stringify(answers));
}
if (group === 'run' && act === 'download')
  cpSync(dir + '/artifact', words[words.indexOf('--dir') + 1], { recursive: true });
const key = group === 'api' ? act.replace('repos/{owner}/{repo}', '') : words.slice(0, 4).join(' ');
const answer = answers[key];
if (group === 'api' && !answer && !status) process.exit(1);
if (answer) console.log(typeof answer === 'string' ? answer : JSON.stringify([answer]));
`;

/** Node as the workflows have it, which reads TypeScript by itself. */
const NODE = `#!/bin/sh\nexec "${process.execPath}" --import tsx "$@"\n`;

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, string>;
  env?: Record<string, string>;
  'continue-on-error'?: boolean;
}

/** A GitHub on this machine: the repository of the copy, with pull requests, checks and workflows that run there. */
export function localGitHub(project: Project) {
  const home = join(project.home, 'github');
  const bin = join(home, 'bin');
  mkdirSync(join(home, 'org'), { recursive: true });
  mkdirSync(bin);
  for (const [name, text] of [
    ['gh', GH],
    ['node', NODE],
  ] as const)
    writeFileSync(join(bin, name), text, { mode: 0o755 });
  symlinkSync(project.dir, join(home, 'org/site'));
  const git = (words: readonly string[], input: string | Buffer = '', env = {}) =>
    execFileSync('git', words, { cwd: project.dir, input, env: { ...process.env, ...env } })
      .toString()
      .trim();
  const pulls: { number: number; [key: string]: unknown }[] = [];
  /** Builds of main, which no job of a test changes, by command and settings: what is asked again is copied. */
  const builds = new Map<string, string>();
  const answers: Record<string, unknown> = {};
  const file = join(home, 'answers.json');
  const save = () =>
    writeFileSync(
      file,
      JSON.stringify({ ...answers, '/pulls?state=open&base=main&per_page=100': pulls }),
    );

  return {
    git,
    answers,
    pulls,
    blob: (data: string | Buffer) => git(['hash-object', '-w', '--stdin'], data),
    /** Tree of the entries `<mode> <type> <hash>\t<name>`, whose names may be any bytes. */
    tree: (entries: readonly (string | Buffer)[]) =>
      git(
        ['mktree', '-z'],
        Buffer.concat(entries.flatMap((one) => [Buffer.from(one), Buffer.of(0)])),
      ),
    /** Opens a pull request of a tree, or gives it a new commit; its checks have these conclusions. Gives the commit. */
    open(number: number, tree: string, checks: readonly string[], labels = ['aperçu'], env = {}) {
      const main = git(['rev-parse', 'main']);
      const words = ['commit-tree', tree, '-p', main, '-m', `Proposition ${number}`];
      const sha = git(words, '', env);
      const merge = git(['commit-tree', tree, '-p', main, '-p', sha, '-m', 'Fusion']);
      git(['update-ref', `refs/pull/${number}/merge`, merge]);
      const opened = pulls.findIndex((pull) => pull.number === number);
      if (opened >= 0) pulls.splice(opened, 1);
      pulls.unshift({
        number,
        head: { sha, ref: 'ma-fiche#1', repo: { full_name: 'fork/site' } },
        base: { ref: 'main', repo: { full_name: 'org/site' } },
        labels: labels.map((name) => ({ name })),
      });
      answers[`/commits/${sha}/statuses?per_page=100`] = [];
      const names = ['Le contenu', 'Comparer avec le site', 'Le code'];
      answers[`/commits/${sha}/check-runs?per_page=100`] = [
        {
          check_runs: checks.map((conclusion, index) => ({
            name: names[index],
            conclusion,
            app: { slug: 'github-actions' },
          })),
        },
      ];
      return sha;
    },
    /** Runs the commands of a job as its workflow has them; gives what they print. Raises when a step fails that must not. */
    runJob(name: string, job: string, env: NodeJS.ProcessEnv = {}): string {
      save();
      const workflow = parse(readFileSync(resolve('.github/workflows', name), 'utf8'));
      const { steps, env: ofJob }: { steps: Step[]; env?: object } = workflow.jobs[job];
      const printed = steps.map((step) =>
        runStep(step, { ...workflow.env, ...ofJob, ...step.env }, env),
      );
      Object.assign(answers, JSON.parse(readFileSync(file, 'utf8')));
      return printed.join('');
    },
    commands: () => readFileSync(join(home, 'commands.txt'), 'utf8').trim().split('\n'),
  };

  function runStep(step: Step, own: NodeJS.ProcessEnv, env: NodeJS.ProcessEnv): string {
    const finished = join(project.dir, step.with?.path ?? '');
    if (step.with?.name === 'apercus') {
      rmSync(join(home, 'artifact'), { recursive: true, force: true });
      if (existsSync(finished)) cpSync(finished, join(home, 'artifact'), { recursive: true });
    }
    if (!step.run) return '';
    const publication = join(project.dir, '.cache/publication');
    const build = /^npm run build\b/.test(step.run) ? step.run + JSON.stringify(own) : '';
    const built = builds.get(build);
    if (built) {
      rmSync(publication, { recursive: true });
      cpSync(built, publication, { recursive: true });
      return '';
    }
    const { status, stdout, stderr } = spawnSync('bash', ['-e', '-c', step.run], {
      cwd: project.dir,
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${bin}:${process.env.PATH}`,
        FALSE_GITHUB: home,
        GITHUB_SERVER_URL: `file://${home}`,
        GITHUB_REPOSITORY: 'org/site',
        GITHUB_SHA: git(['rev-parse', 'main']),
        GITHUB_OUTPUT: join(home, 'output.txt'),
        GITHUB_RUN_ATTEMPT: '1',
        GH_REPO: 'org/site',
        SITE_URL: '',
        // What GitHub would fill in is said above.
        ...Object.fromEntries(
          Object.entries(own).filter(([, value]) => !/\$\{\{/.test(`${value}`)),
        ),
        ...env,
      },
    });
    if (status !== 0 && !step['continue-on-error'])
      throw new Error(`${step.run} ended with ${status}:\n${stdout}${stderr}`);
    if (build) {
      builds.set(build, join(home, `built-${builds.size}`));
      cpSync(publication, builds.get(build) ?? '', { recursive: true });
    }
    return stdout + stderr;
  }
}
