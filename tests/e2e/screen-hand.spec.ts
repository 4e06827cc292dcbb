import { expect } from '@playwright/test';
import { model } from '../../src/content/model.ts';
import {
  failure,
  fieldAt,
  ORIGIN,
  openArticle,
  retitle,
  save,
  seeAll,
  test,
  waitUntilSaved,
} from './setup/screen-editor.ts';

// One worker: the screen is built once.
test.describe.configure({ mode: 'default', timeout: 90_000 });

const SHEET = 'initiative/entries/a-la-decouverte-du-gabon';

test('the first page leads to GitHub, and to a local copy second', async ({ page, github: _ }) => {
  const main = page.getByRole('button', { name: 'Se connecter avec un jeton d’accès' });
  await expect(main).toHaveClass(/primary/);
  await expect(page.getByRole('button', { name: /dépôt local/ })).not.toHaveClass(/primary/);
});

test('a new question gets the next number and its title as name, after those of open proposals @both', async ({
  page,
  github,
  enter,
}) => {
  const other = github.read('main', 'content/faq/02-que-devient-mon-projet.mdx') ?? '';
  github.setBranch('cms/faq/03-un-autre', github.head('main')?.oid ?? '');
  github.write('cms/faq/03-un-autre', 'content/faq/03-un-autre.mdx', other);
  github.propose({ head: 'cms/faq/03-un-autre', title: 'Une autre', draft: true });
  await enter();
  for (const question of ['Qui peut aider ?', 'Qui décide ?']) {
    await page.goto(`${ORIGIN}/#/collections/faq/new`);
    const field = page.getByRole('textbox', { name: 'Question' });
    await expect(field).toHaveValue('');
    await field.fill(question);
    await save(page);
    await page.getByRole('button', { name: 'Plus tard' }).click();
    await page.waitForURL(/faq\/entries\//);
  }
  expect(github.commits.flatMap(({ files }) => [...files.keys()])).toEqual([
    'content/faq/04-qui-peut-aider.mdx',
    'content/faq/05-qui-decide.mdx',
  ]);
});

test('the first news of a project needs its project, and goes to its folder @both', async ({
  page,
  github,
  enter,
}) => {
  const sheet = github.read('main', 'content/initiatives/a-la-decouverte-du-gabon.mdx') ?? '';
  github.write('main', 'content/initiatives/un-puits.mdx', sheet);
  await enter('nouvelle/new');
  await retitle(page, 'Les murs montent');
  await save(page);
  await expect(failure(page)).toContainText('Choisissez d’abord le projet');
  await failure(page).getByRole('button', { name: 'OK' }).click();
  const place = page.getByRole('button', { name: 'Rangé dans' });
  await expect(place).toContainText('Choisissez le projet');
  await place.click();
  await page.getByRole('treeitem', { name: 'un-puits' }).click();
  await save(page);
  await expect.poll(() => github.labels.length).toBe(1);
  expect([...(github.commits[0]?.files.keys() ?? [])]).toEqual([
    expect.stringMatching(
      /^content\/initiatives\/un-puits\/\d{4}-\d\d-\d\d-les-murs-montent\.mdx$/,
    ),
  ]);
});

test('a list shows the texts of all its folders, and where each is @both', async ({
  page,
  enter,
}) => {
  await enter('nouvelle');
  const row = (text: string | RegExp) => page.getByRole('row').filter({ hasText: text });
  await expect(row('· a-la-decouverte-du-gabon')).toHaveCount(1);
  await page.goto(`${ORIGIN}/#/collections/page`);
  await expect(row('· projets/eco-logik')).toHaveCount(3);
  await row('· je-participe').first().click();
  await expect(page.getByRole('textbox', { name: 'Titre' })).not.toHaveValue('');
});

test('a list of numbered texts has the order of the site @both', async ({ page, enter }) => {
  await enter('charte');
  const titles = page.getByRole('row');
  await expect(titles.first()).toContainText('Objet et principes');
  await expect(titles.last()).toContainText('Respect et recours');
});

test('the list of blocks names each by what it shows, in groups', async ({ page, enter }) => {
  await enter('article/new');
  const choice = page.getByRole('combobox', { name: 'Bloc' });
  await choice.waitFor();
  const names = await choice.locator('optgroup option').allTextContents();
  expect([...new Set(names)]).toHaveLength(model.blockSpecs.size);
  expect(names.filter((name) => /[.:;]/.test(name) || name.length > 70)).toEqual([]);
  await expect(choice.locator('optgroup')).toHaveCount(3);
});

test('a row of a list says what it holds, opens where it is touched, and asks before it goes @both', async ({
  page,
  enter,
}) => {
  await seeAll(page);
  await enter(SHEET);
  const rows = fieldAt(page, 'budgetLines').locator('.item');
  await expect(fieldAt(page, 'budgetLines').getByText(/^5\s+lignes$/)).toBeVisible();
  const text = rows.first().getByText(/Conception et illustration · 2\s000\s000/);
  await text.click();
  await expect(rows.first().getByRole('textbox', { name: 'Montant' })).toHaveValue(/2\s000\s000/);
  const count = await rows.count();
  page.once('dialog', (dialog) => dialog.dismiss());
  await rows.first().getByRole('button', { name: 'Supprimer' }).click();
  await expect(rows).toHaveCount(count);
  page.once('dialog', (dialog) => dialog.accept());
  await rows.first().getByRole('button', { name: 'Supprimer' }).click();
  await expect(rows).toHaveCount(count - 1);
});

test('Escape does not leave a text, and its menu offers only what works @both', async ({
  page,
  enter,
}) => {
  await enter('article');
  await openArticle(page);
  await retitle(page, 'Autre');
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: 'Titre' }).blur();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Titre' })).toHaveValue('Autre');
  await expect(page.getByText(/^Articles\s+›/)).toBeVisible();
  await page.getByRole('button', { name: 'Afficher les options de l’éditeur' }).click();
  const items = page.getByRole('menu').locator('[role^=menuitem]');
  await items.first().waitFor();
  const names = await items.allTextContents();
  expect(names.map((name) => name.trim())).toContain('Dupliquer');
  expect(names.join()).not.toMatch(/Supprimer|slug|Changer le nom|aperçu|panneau/i);
});

test('a new text without a title is not proposed: the screen asks for one @both', async ({
  page,
  github,
  enter,
}) => {
  await enter('article/new');
  await page.getByRole('textbox', { name: 'Le texte' }).fill('Un mot.');
  await save(page);
  await expect(failure(page)).toContainText('Donnez d’abord un titre');
  await failure(page).getByRole('button', { name: 'OK' }).click();
  expect([github.branches, github.commits]).toEqual([[], []]);
  await retitle(page, 'Une nuit');
  await save(page);
  await waitUntilSaved(page);
  expect(String([...(github.commits[0]?.files.values() ?? [])])).toContain('Un mot.');
});

test('after a save the text stays open, and the next one joins the same proposal @both', async ({
  page,
  github,
  enter,
}) => {
  await enter('article/new');
  for (const title of ['Une nuit', 'Deux nuits', 'Trois nuits']) {
    await retitle(page, title);
    await save(page);
    await waitUntilSaved(page);
    expect(page.url()).toMatch(/article\/entries\/une-nuit$/);
    await expect(page.getByRole('textbox', { name: 'Titre' })).toHaveValue(title);
  }
  expect(github.commits.map(({ branch }) => branch)).toEqual(
    new Array(3).fill('cms/article/une-nuit'),
  );
  expect(github.openProposals()).toHaveLength(1);
  const written = github.read('cms/article/une-nuit', 'content/articles/une-nuit.mdx');
  expect(written?.match(/^title: .*$/gm)).toEqual(['title: Trois nuits']);
});

test('what a field cannot show stays in the file @both', async ({ page, github, enter }) => {
  const path = 'content/initiatives/a-la-decouverte-du-gabon.mdx';
  let old = '';
  await seeAll(page);
  old = (github.read('main', path) ?? '')
    .replace(/^status: .*$/m, 'status: Peut-être')
    .replace(/^budgetLines:\n(?: .*\n)+/m, 'budgetLines: en cours\n')
    .replace('---\n', '---\nends: bientôt\ndraft: oui\ninconnu: 1\nsupport: à venir\n');
  github.write('main', path, old);
  await enter(SHEET);
  await expect(page.getByRole('textbox', { name: 'Titre' })).not.toHaveValue('');
  await fieldAt(page, 'alt').waitFor();
  await retitle(page, 'Autre');
  await save(page);
  await expect.poll(() => github.labels.length).toBe(1);
  expect(github.read('cms/initiative/a-la-decouverte-du-gabon', path)).toBe(
    old.replace(/^title: .*$/m, 'title: Autre'),
  );
});

test('after a save the proposal and its preview are one touch away, in a notice that covers nothing @both', async ({
  page,
  github,
  enter,
}) => {
  await enter('article');
  github.comments = [{ body: 'Voir http://localhost:4173/pr-1/' }];
  await openArticle(page);
  await retitle(page, 'Un soir');
  await save(page);
  await page.getByRole('button', { name: 'Plus tard' }).click();
  const box = (place: string) => page.locator(place).boundingBox();
  const [notice, screen] = [await box('.ecran-avis'), await box('.content-editor')];
  // It covers nothing, and is the first stop of the Tab key.
  expect(screen?.y).toBe((notice?.y ?? 0) + (notice?.height ?? 0));
  expect((screen?.y ?? 0) + (screen?.height ?? 0)).toBe(page.viewportSize()?.height);
  const link = (name: string) => page.getByRole('link', { name });
  await expect(link('Voir l’aperçu')).toHaveAttribute('href', 'http://localhost:4173/pr-1/');
  await expect(link('Voir la proposition')).toHaveAttribute('href', /\/pull\/1$/);
  await expect.poll(() => github.proposals[0]?.title).toBe('Modifier « Un soir »');
  await page.locator('body').press('Tab');
  await expect(link('Voir la proposition')).toBeFocused();
  await page.getByRole('button', { name: 'Fermer' }).press('Enter');
  await expect(page.locator('.ecran-avis')).toHaveCount(0);
});
