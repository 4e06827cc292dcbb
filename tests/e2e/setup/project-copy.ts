import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Not needed to build, or made by it. The content is that of tests/content: an editor's changes change no test. */
const LEFT_OUT = ['.git', '.cache', 'content', 'dist', 'node_modules', 'test-results', 'tests'];

/** A copy of the project with the frozen content, for a test that changes it. */
export interface ProjectCopy {
  dir: string;
  /** Builds it and gives the folder of the site; what it printed and its exit code come with it. */
  build(env?: NodeJS.ProcessEnv): { dist: string; output: string; code: number };
  remove(): void;
}

export function copyProject(): ProjectCopy {
  const dir = mkdtempSync(join(tmpdir(), 'projet-'));
  for (const name of readdirSync('.').filter((name) => !LEFT_OUT.includes(name))) {
    cpSync(name, join(dir, name), { recursive: true });
  }
  cpSync('tests/content', join(dir, 'content'), { recursive: true });
  // What earlier builds have kept serves this one: it is named by what it was made of.
  mkdirSync('.cache', { recursive: true });
  for (const shared of ['node_modules', '.cache'])
    symlinkSync(resolve(shared), join(dir, shared), 'junction');
  return {
    dir,
    build(env = {}) {
      const run = {
        cwd: dir,
        encoding: 'utf8',
        stdio: 'pipe',
        env: { ...process.env, ...env },
      } as const;
      const dist = join(dir, 'dist');
      try {
        const command = ['--import', 'tsx', 'scripts/build.ts'];
        return { dist, output: execFileSync(process.execPath, command, run), code: 0 };
      } catch (fault) {
        const { stdout, stderr, status } = fault as Record<'stdout' | 'stderr' | 'status', unknown>;
        return { dist, output: `${stdout}${stderr}`, code: Number(status) };
      }
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
