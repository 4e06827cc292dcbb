import { cp, mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { generateContent } from './generate-content.ts';

/** All that a build reads. */
const NEEDED = [
  'content',
  'public',
  'scripts',
  'src',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** A copy of the project with generated articles in its content; `use` gets its folder, which then goes. */
export async function withProject<Result>(
  articles: number,
  use: (dir: string) => Promise<Result>,
): Promise<Result> {
  const dir = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    for (const name of NEEDED) await cp(name, join(dir, name), { recursive: true });
    await symlink(resolve('node_modules'), join(dir, 'node_modules'), 'junction');
    await generateContent(join(dir, 'content'), articles);
    return await use(dir);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/**
 * Forgets all that earlier runs in a copy have kept: puts it aside, since a disk that has just removed
 * thousands of files is slow to write as many.
 */
export async function forgetCaches(dir: string): Promise<void> {
  const aside = await mkdtemp(join(dir, 'forgotten-'));
  for (const name of ['.cache', 'dist']) {
    await rename(join(dir, name), join(aside, name)).catch(() => {});
  }
}
