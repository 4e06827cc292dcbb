import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startDev } from '../../scripts/tooling/dev-server.ts';
import { copyProject } from './setup/project-copy.ts';

test('dev shows a saved text, site.yml and fault at once, in French, without a reload @bureau', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const project = copyProject();
  const dev = await startDev(project.dir);
  const edit = (path: string, from: string | RegExp, to: string) => {
    const file = join(project.dir, 'content', path);
    const text = readFileSync(file, 'utf8');
    expect(text.replace(from, to)).not.toBe(text);
    writeFileSync(file, text.replace(from, to));
  };
  try {
    await page.goto(`${dev.address}contact`);
    // Saved before the page listens: it is seen all the same.
    edit('pages/contact.mdx', /^title: .*$/m, 'title: Aussitôt');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aussitôt', {
      timeout: 60_000,
    });
    await page.waitForFunction(() => Reflect.get(document, 'vivant') === true, undefined, {
      timeout: 60_000,
    });
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));

    edit('pages/contact.mdx', /^title: .*$/m, 'title: Parlons ensemble');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parlons ensemble');

    edit('site.yml', /^email: \S+/m, 'email: nouvelle@example.org');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'nouvelle@example.org' }),
    ).toBeVisible();

    edit('pages/contact.mdx', 'title: Parlons ensemble', 'titre: Parlons ensemble');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Le contenu est à corriger');
    await expect(alert).toContainText('« titre »');
    await expect(alert.getByRole('link', { name: /contact\.mdx, ligne 2/ }).first()).toBeVisible();

    edit('pages/contact.mdx', 'titre: Parlons ensemble', 'title: Contact personnels');
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact personnels');
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);

    // The bundles of the live preview hold React's development code: no build may take them for its own.
    const kept = readdirSync(join(project.dir, '.cache/code'));
    expect(kept).toEqual([expect.stringMatching(/-dev$/)]);
  } finally {
    await dev.stop();
    project.remove();
  }
});
