import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { serve } from '../../../src/vite/serve.ts';
import { runScript } from '../../unit/scripts/run-script.ts';

const COPIED = [
  'src',
  'scripts',
  'public',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
  '.gitignore',
];

/** What builds keep, named by what it was made of: it serves the copies, too. */
const KEPT = ['.cache/bodies', '.cache/pictures'];

export type Project = ReturnType<typeof copyProject>;

/** A copy of the project with the frozen content, elsewhere: a test changes it as an editor would. */
export function copyProject(folder = 'site') {
  const home = mkdtempSync(join(tmpdir(), 'projet-'));
  const dir = join(home, folder);
  const dist = join(dir, 'dist');
  const sites: { close(): Promise<void> }[] = [];
  for (const name of COPIED) cpSync(name, join(dir, name), { recursive: true });
  cpSync('tests/content', join(dir, 'content'), { recursive: true });
  mkdirSync(join(dir, '.cache'));
  for (const kept of KEPT) mkdirSync(kept, { recursive: true });
  for (const shared of ['node_modules', ...KEPT])
    symlinkSync(resolve(shared), join(dir, shared), 'junction');
  const read = (path: string) => readFileSync(join(dir, path), 'utf8');
  const write = (path: string, text: string | Buffer) => {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  };

  /** Runs a script of the project there. */
  const run = (script: string, words?: readonly string[], env?: NodeJS.ProcessEnv) =>
    runScript(script, words, env, dir);

  /** Runs a script that must succeed. */
  const must = async (...call: Parameters<typeof run>) => {
    const { code, stdout, stderr } = await run(...call);
    if (code !== 0) throw new Error(`${call[0]} ended with ${code}:\n${stdout}${stderr}`);
  };

  /** Runs git there; gives what it prints. */
  const gitOutput = (words: readonly string[], input: string | Buffer = '') =>
    execFileSync('git', words, { cwd: dir, input }).toString().trim();
  const git = (...words: string[]) => void gitOutput(words);

  return {
    home,
    dir,
    dist,
    read,
    write,
    run,
    must,
    /** Changes a file; raises when nothing in it was found to change. */
    edit(path: string, from: string | RegExp, to: string) {
      const [before, after] = [read(path), read(path).replace(from, to)];
      if (after === before) throw new Error(`Nothing to change in ${path}.`);
      write(path, after);
    },
    git,
    gitOutput,
    /** Keeps the state of the copy, which is a repository from the first time on. */
    commit(message: string) {
      git('init', '-q', '-b', 'main');
      git('config', 'user.name', 'essai');
      git('config', 'user.email', 'essai@site.ga');
      git('add', '-A');
      git('commit', '-q', '-m', message);
    },
    /** Builds the site and serves it; gives its address. */
    async serve(base = '/', env: NodeJS.ProcessEnv = {}) {
      await must('build', [], env);
      const site = await serve({ dir: dist, port: 0, base });
      sites.push(site);
      return site.address;
    },
    async remove() {
      await Promise.all(sites.map((site) => site.close()));
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/** The environment of a shell: without what the runner of this test tells its own processes. */
const shellEnv = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:TEST|PLAYWRIGHT|PW_|[A-Z]+_(?:ADDRESS|DIST)$)/.test(name),
    ),
  );

/** A copy of all that Git has of the project, with the site's own content: a test works in it as a developer would. */
export function copyWhole() {
  const project = copyProject();
  rmSync(join(project.dir, 'content'), { recursive: true });
  const words = ['ls-tree', '--name-only', 'HEAD'];
  for (const name of execFileSync('git', words, { encoding: 'utf8' }).trim().split('\n'))
    cpSync(name, join(project.dir, name), { recursive: true });
  return {
    ...project,
    /** Runs a command there; gives what it has printed when it fails, and nothing else. */
    shell: (command: string) =>
      new Promise<string>((done) => {
        const options = { cwd: project.dir, env: shellEnv(), maxBuffer: 64_000_000 };
        execFile('bash', ['-c', command], options, (error, stdout, stderr) =>
          done(error ? stdout + stderr : ''),
        );
      }),
  };
}
