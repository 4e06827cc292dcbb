import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { chromium, expect, test } from '@playwright/test';
import { bytesOf } from './setup/bytes-of.ts';
import { inCopy } from './setup/project.ts';

// What a machine may have or lack: the same site is built, byte for byte, and a browser shows it.

const BARE = { HOME: '/proc/none', GIT_CONFIG_GLOBAL: '/dev/null', XDG_CACHE_HOME: '/proc/none' };

const MACHINES: Record<string, NodeJS.ProcessEnv> = {
  'no locale, no home, no Git identity': { ...BARE, LANG: 'C', LC_ALL: 'C' },
  'French, half a day ahead': {
    LANG: 'fr_FR.UTF-8',
    LC_ALL: 'fr_FR.UTF-8',
    TZ: 'Pacific/Auckland',
  },
  'half a day behind': { TZ: 'Pacific/Honolulu' },
};

for (const [machine, env] of Object.entries(MACHINES))
  test(`a machine with ${machine} builds the same site @rare`, async ({ baseURL }) => {
    test.setTimeout(0);
    await inCopy(async (project) => {
      expect(await project.run('check', [], env)).toMatchObject({ code: 0 });
      await project.must('build', [], env);
      expect(bytesOf(project.dist)).toEqual(bytesOf(process.env.FROZEN_DIST ?? ''));
    });
    const browser = await chromium.launch({ env: { ...process.env, ...env } });
    const page = await browser.newPage();
    await page.goto(baseURL ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await browser.close();
  });

test('files that only their owner may read, in a path with blanks and accents, with TMPDIR on another disk @rare', async () => {
  test.setTimeout(0);
  test.skip(!existsSync('/dev/shm'), 'No second disk here.');
  const disk = mkdtempSync('/dev/shm/un autre disque-');
  const mask = process.umask(0o077);
  try {
    await inCopy(async (project) => {
      await project.must('build', [], { TMPDIR: disk });
      expect(bytesOf(project.dist)).toEqual(bytesOf(process.env.FROZEN_DIST ?? ''));
    }, 'un été & une île');
  } finally {
    process.umask(mask);
    rmSync(disk, { recursive: true });
  }
});

test('next to four busy processes the journeys of a visitor pass @rare', async ({ page }) => {
  test.setTimeout(0);
  const busy = Array.from({ length: 4 }, () => spawn(process.execPath, ['-e', 'for(;;);']));
  try {
    for (const route of ['/', '/services', '/je-participe/decouvrir-les-projets']) {
      await page.goto(route);
      await page.waitForFunction(() => Reflect.get(document, 'appReady') === true);
      await page.getByRole('button', { name: /EN/ }).first().click();
      await expect(page.getByRole('region', { name: /^Notification/ })).toContainText('langue');
    }
  } finally {
    for (const one of busy) one.kill('SIGKILL');
  }
});
