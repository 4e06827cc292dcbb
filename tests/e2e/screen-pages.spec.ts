import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { SCREEN_BUDGET } from '../budgets.ts';
import { axeFaults } from './setup/axe.ts';
import { scrollTo } from './setup/page.ts';
import { openText, saveProposal, test } from './setup/screen.ts';
import { expect } from './setup/test.ts';

test('a page enters a menu and moves up in it, and no other line changes @wide', async ({
  writing: screen,
  github,
}) => {
  await openText(screen, 'Menus', 'Menus du site');
  await screen.locator('summary', { hasText: 'Menu du haut' }).click();
  const top = screen.locator('#header');
  const raising = top.getByRole('button', { name: /^Monter/ });
  const before = await raising.count();
  await top.getByRole('combobox', { name: 'Ajouter une page' }).last().selectOption({ index: 1 });
  await expect(raising).toHaveCount(before + 1);
  await raising.last().click();
  // Not scrolled: what lies half under the bar at the top is not too small.
  await scrollTo(screen, 0);
  expect(await axeFaults(screen)).toEqual([]);
  await saveProposal(screen);
  const path = 'content/navigation.yml';
  const [now, old] = [github.textOf(path, github.proposals[0]?.branch), github.textOf(path)].map(
    (text = '') => text.split('\n'),
  );
  expect(now?.filter((line) => !old?.includes(line))).toHaveLength(1);
  expect(old?.filter((line) => !now?.includes(line))).toHaveLength(0);
});

test('an English version is made from a French page, as a draft', async ({
  writing: screen,
  built,
  github,
}) => {
  const path = 'content/pages/mentions-legales.mdx';
  await screen.goto(`${built.address}?texte=${path}`);
  await screen.getByRole('button', { name: 'Ajouter la version anglaise' }).click();
  await screen.getByRole('textbox', { name: 'Le texte' }).fill('Some words in English.');
  await saveProposal(screen);
  const english = path.replace('pages/', 'pages/en/');
  expect(github.textOf(english, github.proposals[0]?.branch)).toContain('lang: en\ndraft: true\n');
  await screen.getByRole('button', { name: 'Ouvrir la version française' }).click();
  // It is proposed and not published yet.
  await screen.getByRole('button', { name: 'Ouvrir la version anglaise' }).click();
  await expect(screen.getByRole('textbox', { name: 'Le texte' })).toHaveValue(
    '\nSome words in English.\n',
  );
});

test('the open text is seen as the site shows it, beside the form or in its place @wide', async ({
  writing: screen,
  built,
}) => {
  await screen.goto(`${built.address}?texte=content/pages/mentions-legales.mdx`);
  const text = screen.getByRole('textbox', { name: 'Le texte' });
  await text.fill('## Un titre neuf\n\nUn *mot* <3 et {1 + 1}.\n');
  expect(screen.frames()).toHaveLength(1);
  const preview = screen.getByRole('button', { name: 'Aperçu' });
  await preview.click();
  const shown = screen.frameLocator('iframe[title^="Le texte"]');
  await expect(shown.getByRole('heading', { name: 'Un titre neuf' })).toBeVisible();
  await expect(shown.locator('#apercu')).toContainText('{1 + 1}');
  const isBeside = (screen.viewportSize()?.width ?? 0) > 1100;
  await expect(text).toBeVisible({ visible: isBeside });
  // Form and preview scroll, each by itself, and the window does not.
  expect(await screen.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  expect(await axeFaults(screen)).toEqual([]);
  const type = async (words: string) => {
    if (!isBeside) await preview.click();
    await text.fill(words);
    if (!isBeside) await preview.click();
  };
  await type('## Un autre titre\n');
  await expect(shown.getByRole('heading', { name: 'Un autre titre' })).toBeVisible();
  await type('<script>alert(1)</script>\n');
  await expect(screen.getByRole('region', { name: 'Aperçu' })).toContainText('La balise <script>');
  await expect(shown.locator('#apercu script')).toHaveCount(0);
});

test('the screen with an open text keeps its budget, and its preview is loaded when it is asked for', async ({
  writing: screen,
  built,
}) => {
  await openText(screen, 'Questions de la FAQ', 'proposer');
  await expect(screen.getByText('Tout est en ordre.')).toBeVisible();
  const loaded = () =>
    screen.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    );
  const own = new Set((await loaded()).filter((path) => path.startsWith('/assets/')));
  expect(own.size).toBeGreaterThan(5);
  const bytes = ['index.html', ...own].map(
    (path) => gzipSync(readFileSync(join(built.dir, path))).length,
  );
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(SCREEN_BUDGET);
  expect([...own].filter((path) => path.includes('preview'))).toEqual([]);
  await screen.getByRole('button', { name: 'Aperçu' }).click();
  await expect.poll(async () => (await loaded()).join()).toContain('preview');
});
