import type { Page } from '@playwright/test';
import { startDev } from '../../scripts/tooling/dev-server.ts';
import { isMarked, mark, whenReady } from './setup/page.ts';
import { expect, testOf } from './setup/test.ts';

const test = testOf(() => {});

test('dev shows a saved text, site.yml and error at once, in French, without a reload @rare', async ({
  page,
  accepted,
  project,
}) => {
  test.setTimeout(600_000);
  // What Vite says, and the page that it does not render while the content has a fault.
  accepted.push(/\[vite\]|React DevTools|500/);
  const edit = (path: string, from: string | RegExp, to: string) =>
    project.edit(`content/${path}`, from, to);
  const title = page.getByRole('heading', { level: 1 });
  const retitle = (text: string) => edit('pages/contact.mdx', /^title: .*$/m, `title: ${text}`);
  const late = { timeout: 60_000 };
  // Vite's own, in its shadow root.
  const overlayOf = (shown: Page) => shown.locator('vite-error-overlay .window');
  const overlay = overlayOf(page);
  // Begun with a fault, it shows it instead of the site until it is mended.
  edit('pages/a-propos.mdx', 'title:', 'titre:');
  const dev = await startDev(project.dir);
  try {
    const contact = `${dev.address}contact`;
    await page.goto(contact);
    await expect(overlay).toContainText('a-propos.mdx', late);
    edit('pages/a-propos.mdx', 'titre:', 'title:');
    await expect(title).toHaveText('Contact personnels', late);
    await page.goto(contact);
    // Saved before the page listens: it is seen all the same.
    retitle('Aussitôt');
    await expect(title).toHaveText('Aussitôt', late);
    await whenReady(page);
    await mark(page);

    retitle('Parlons ensemble');
    await expect(title).toHaveText('Parlons ensemble');
    edit('site.yml', /^email: \S+/m, 'email: nouvelle@example.org');
    const email = page.getByRole('main').getByRole('link', { name: 'nouvelle@example.org' });
    await expect(email).toBeVisible();
    edit('site.yml', /^name: .*$/m, 'name: Autre Nom');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Autre Nom' })).toBeVisible();

    edit('pages/contact.mdx', 'title:', 'titre:');
    await expect(overlay).toContainText('Le contenu est à corriger (');
    await expect(overlay).toContainText('« titre »');
    await expect(overlay).toContainText('2 │ titre: ');
    await expect(overlay.getByText(/contact\.mdx:2:1$/).first()).toHaveClass('file-link');
    const other = await page.context().newPage();
    await other.goto(contact);
    await expect(overlayOf(other)).toContainText('« titre »', late);
    await other.close();
    edit('pages/contact.mdx', 'titre:', 'title:');
    await expect(overlay).toHaveCount(0);
    await expect(title).toHaveText('Parlons ensemble');

    expect(await isMarked(page)).toBe(true);
  } finally {
    // Else it would go on asking for its server.
    await page.close();
    await dev.stop();
  }
});
