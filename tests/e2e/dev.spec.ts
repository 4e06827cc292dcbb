import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startDev } from '../../scripts/tooling/dev-server.ts';
import { copyProject } from './setup/project-copy.ts';

// One server at a time: both would make ready the same libraries, in the same place of node_modules.
test.describe.configure({ mode: 'default' });

/** Replaces a piece of a content file, which must be there. */
const editorOf = (dir: string) => (path: string, from: string | RegExp, to: string) => {
  const file = join(dir, 'content', path);
  const text = readFileSync(file, 'utf8');
  expect(text.replace(from, to)).not.toBe(text);
  writeFileSync(file, text.replace(from, to));
};

test('dev shows a saved text, site.yml and fault at once, in French, without a reload', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const project = copyProject();
  const dev = await startDev(project.dir);
  const edit = editorOf(project.dir);
  try {
    await page.goto(`${dev.address}contact`);
    // Saved before the page listens: it is seen all the same.
    edit('pages/contact.mdx', /^title: .*$/m, 'title: Aussitôt');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Aussitôt', {
      timeout: 60_000,
    });
    await page.waitForFunction(() => Reflect.get(document, 'appReady') === true, undefined, {
      timeout: 60_000,
    });
    await page.evaluate(() => Reflect.set(window, 'sameDocument', true));

    edit('pages/contact.mdx', /^title: .*$/m, 'title: Parlons ensemble');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parlons ensemble');

    edit('site.yml', /^email: \S+/m, 'email: nouvelle@example.org');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'nouvelle@example.org' }),
    ).toBeVisible();

    edit('site.yml', /^name: .*$/m, 'name: Autre Nom');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Autre Nom' })).toBeVisible();

    edit('pages/contact.mdx', 'title: Parlons ensemble', 'titre: Parlons ensemble');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Le contenu est à corriger');
    await expect(alert).toContainText('« titre »');
    await expect(alert.getByRole('link', { name: /contact\.mdx, ligne 2/ }).first()).toBeVisible();
    const other = await page.context().newPage();
    await other.goto(`${dev.address}contact`);
    await expect(other.getByRole('alert')).toContainText('« titre »', { timeout: 60_000 });
    await other.close();

    edit('pages/contact.mdx', 'titre: Parlons ensemble', 'title: Contact personnels');
    await expect(alert).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact personnels');

    // Another branch may have no content for a moment.
    const content = join(project.dir, 'content');
    renameSync(content, `${content}-ailleurs`);
    await expect(alert).toContainText('Ce dossier n’existe pas ou ne peut pas être lu.');
    renameSync(`${content}-ailleurs`, content);
    await expect(alert).toHaveCount(0);
    edit('pages/contact.mdx', 'title: Contact personnels', 'title: De retour');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('De retour');
    expect(await page.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  } finally {
    await dev.stop();
    project.remove();
  }
});

test('dev begun with faults shows those that are left at each saving, then the page @rare', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const project = copyProject();
  const edit = editorOf(project.dir);
  edit('pages/contact.mdx', 'title:', 'titre:');
  edit('pages/a-propos.mdx', 'title:', 'titre:');
  const dev = await startDev(project.dir);
  try {
    await page.goto(`${dev.address}contact`);
    const told = (file: string) => page.getByRole('listitem').filter({ hasText: file });
    await expect(told('a-propos.mdx').first()).toBeVisible();
    await expect(told('contact.mdx').first()).toBeVisible();

    edit('pages/a-propos.mdx', 'titre:', 'title:');
    await expect(told('a-propos.mdx')).toHaveCount(0);
    await expect(told('contact.mdx').first()).toBeVisible();

    edit('pages/contact.mdx', 'titre:', 'title:');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact personnels', {
      timeout: 60_000,
    });
  } finally {
    await dev.stop();
    project.remove();
  }
});
