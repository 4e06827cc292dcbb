import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

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

/** A Git repository made from this one with the frozen content, elsewhere: a test changes it as an editor would. */
export function temporaryRepository() {
  const home = mkdtempSync(join(tmpdir(), 'depot-'));
  const dir = join(home, 'site');
  for (const name of COPIED) cpSync(name, join(dir, name), { recursive: true });
  cpSync('tests/content', join(dir, 'content'), { recursive: true });
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'), 'dir');
  // What builds have kept serves these, too; not the folder itself, in which a review keeps its base.
  for (const kept of ['.cache/bodies', '.cache/pictures'])
    if (existsSync(kept)) cpSync(kept, join(dir, kept), { recursive: true });
  const git = (...words: string[]) =>
    execFileSync('git', words, {
      cwd: dir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  git('init', '-q', '-b', 'main');
  git('config', 'user.name', 'essai');
  git('config', 'user.email', 'essai@site.ga');
  return {
    home,
    dir,
    git,
    commit(message: string) {
      git('add', '-A');
      git('commit', '-q', '-m', message);
    },
    write: (path: string, text: string) => writeFileSync(join(dir, path), text),
    /** Changes a file; raises when nothing in it was found to change. */
    edit(path: string, from: string | RegExp, to: string) {
      const text = readFileSync(join(dir, path), 'utf8');
      const out = text.replace(from, to);
      if (out === text) throw new Error(`Nothing to change in ${path}.`);
      writeFileSync(join(dir, path), out);
    },
    read: (path: string) => readFileSync(join(dir, path), 'utf8'),
    /** Runs a script of the project there; gives its exit code and, when it failed, what it said. */
    async run(script: string, words: readonly string[], env: NodeJS.ProcessEnv = {}) {
      const options = { cwd: dir, env: { ...process.env, ...env }, timeout: 240_000 };
      return new Promise<{ code: number; said: string }>((done) => {
        execFile(
          process.execPath,
          ['--import', 'tsx', `scripts/${script}.ts`, ...words],
          options,
          (error, _, said) =>
            done(error ? { code: Number(error.code ?? -1), said } : { code: 0, said: '' }),
        );
      });
    },
    remove: () => rmSync(home, { recursive: true, force: true }),
  };
}

export type TemporaryRepository = ReturnType<typeof temporaryRepository>;
