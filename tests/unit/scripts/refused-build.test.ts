import { spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ReadyLine } from '../../../src/review/ready-lines.ts';
import { ALL } from '../all.ts';
import { runScript } from './run-script.ts';

let dir = '';

/** A copy of this project whose content is one broken file. */
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'contenu-'));
  for (const name of ['scripts', 'src', 'package.json', 'package-lock.json', 'vite.config.ts']) {
    await cp(name, join(dir, name), { recursive: true });
  }
  await symlink(resolve('node_modules'), join(dir, 'node_modules'), 'junction');
  await mkdir(join(dir, 'content'));
  await writeFile(join(dir, 'content/site.yml'), 'name: [');
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test.each(ALL ? ['build', 'shots'] : ['build'])(
  '%s ends with 1 where the content has errors',
  (name) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', `scripts/${name}.ts`],
      {
        cwd: dir,
        encoding: 'utf8',
      },
    );
    expect(stderr).not.toContain('    at ');
    expect(status).toBe(1);
  },
);

test('a review of content that does not build still leaves its ready lines', async () => {
  await cp('tests/socle', join(dir, 'content'), { recursive: true });
  await writeFile(join(dir, 'content/pages/contact.mdx'), '---\ntitre: Contact\n---\n');
  const command = ['--import', 'tsx', 'scripts/review.ts', '--base', 'nulle-part'];
  expect(spawnSync(process.execPath, command, { cwd: dir }).status).toBe(1);
  const lines: ReadyLine[] = JSON.parse(await readFile(join(dir, 'review/lignes.json'), 'utf8'));
  expect(lines.map(({ to }) => to)).toEqual(['title: Contact']);
});

test.each(['ftp://exemple.org', 'exemple.org'])(
  'a site at %s is not built: exit 2, one sentence',
  async (address) => {
    const { code, stderr } = await runScript('build', [], { SITE_URL: address });
    expect(stderr).toContain(`SITE_URL vaut « ${address} »`);
    expect([code, stderr.trim().split('\n').length]).toEqual([2, 1]);
  },
);
