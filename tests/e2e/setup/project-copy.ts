import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Not needed to build, or made by it. */
const LEFT_OUT = ['.git', '.cache', 'dist', 'node_modules', 'test-results', 'tests'];

/** A copy of the project, for a test that changes its content. */
export interface ProjectCopy {
  dir: string;
  /** Builds it and gives the folder of the site; what it printed and its exit code come with it. */
  build(): { dist: string; output: string; code: number };
  remove(): void;
}

export function copyProject(): ProjectCopy {
  const dir = mkdtempSync(join(tmpdir(), 'projet-'));
  for (const name of readdirSync('.').filter((name) => !LEFT_OUT.includes(name))) {
    cpSync(name, join(dir, name), { recursive: true });
  }
  symlinkSync(resolve('node_modules'), join(dir, 'node_modules'), 'junction');
  return {
    dir,
    build() {
      const run = { cwd: dir, encoding: 'utf8', stdio: 'pipe' } as const;
      const dist = join(dir, 'dist');
      try {
        const command = ['scripts/run.js', 'build'];
        return { dist, output: execFileSync(process.execPath, command, run), code: 0 };
      } catch (fault) {
        const { stdout, stderr, status } = fault as Record<'stdout' | 'stderr' | 'status', unknown>;
        return { dist, output: `${stdout}${stderr}`, code: Number(status) };
      }
    },
    remove: () => rmSync(dir, { recursive: true, force: true }),
  };
}
