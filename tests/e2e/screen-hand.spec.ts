import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { answerForGitHub } from '../../scripts/tooling/answer-for-github.ts';
import { buildScreen } from '../../scripts/tooling/build-screen.ts';
import {
  CONTENT,
  openScreen,
  repositoryFiles,
  signIn,
  upload,
} from '../../scripts/tooling/open-screen.ts';
import { photo } from './setup/screen.ts';
import { failure, ORIGIN, openArticle, retitle, save } from './setup/screen-editor.ts';

// One worker: the screen is built once.
test.describe.configure({ mode: 'default', timeout: 90_000 });

let folder = '';
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ecran-'));
  await buildScreen(folder, CONTENT);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An editor who is signed in, at a page of the screen; `lay` writes files before. */
async function editor(
  page: Page,
  at: string,
  lay: (github: Awaited<ReturnType<typeof answerForGitHub>>) => void = () => undefined,
) {
  await openScreen(page, folder, ORIGIN);
  const github = await answerForGitHub(page, repositoryFiles());
  lay(github);
  await signIn(page, 'un-bon-jeton');
  await page.getByText('Articles').first().waitFor();
  await page.goto(`${ORIGIN}/#/collections/${at}`);
  return github;
}

/** Fields are drawn when they come into view: all are. */
const seeAll = (page: Page) =>
  page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 9000 });

const SHEET = 'initiative/entries/a-la-decouverte-du-gabon';
const lists = (page: Page, key: string) => page.locator(`[data-key-path="${key}"]`);

test('the first page leads to GitHub, and to a local copy second', async ({ page }) => {
  await openScreen(page, folder, ORIGIN);
  const main = page.getByRole('button', { name: 'Se connecter avec un jeton d’accès' });
  await expect(main).toHaveClass(/primary/);
  await expect(page.getByRole('button', { name: /dépôt local/ })).not.toHaveClass(/primary/);
});

test('a new question gets the next number and its title as name @both', async ({ page }) => {
  const github = await editor(page, 'faq/new');
  await page.getByRole('textbox', { name: 'Question' }).fill('Qui peut aider ?');
  await save(page);
  await expect.poll(() => github.labels.length).toBe(1);
  expect([...(github.commits[0]?.files.keys() ?? [])]).toEqual([
    'content/faq/03-qui-peut-aider.mdx',
  ]);
});

test('the first news of a project needs its project, and goes to its folder @both', async ({
  page,
}) => {
  const github = await editor(page, 'nouvelle/new', (one) => {
    const sheet = one.read('main', 'content/initiatives/a-la-decouverte-du-gabon.mdx') ?? '';
    one.write('main', 'content/initiatives/un-puits.mdx', sheet);
  });
  await retitle(page, 'Les murs montent');
  await save(page);
  await expect(failure(page)).toContainText('Choisissez d’abord le projet');
  await failure(page).getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Rangé dans' }).click();
  await page.getByRole('treeitem', { name: 'un-puits' }).click();
  await save(page);
  await expect.poll(() => github.labels.length).toBe(1);
  expect([...(github.commits[0]?.files.keys() ?? [])]).toEqual([
    expect.stringMatching(
      /^content\/initiatives\/un-puits\/\d{4}-\d\d-\d\d-les-murs-montent\.mdx$/,
    ),
  ]);
});

test('a photo that a phone named loses its name, and the day in it', async ({ page }) => {
  const github = await editor(page, 'article/new');
  await retitle(page, 'Une nuit');
  const dialog = await upload(page, 'IMG_20261101_1015.jpg', await photo());
  await dialog.getByRole('button', { name: 'Insérer' }).click();
  await page
    .getByText(/photo-[0-9a-f]{8}\.webp/)
    .first()
    .waitFor();
  await save(page);
  await expect.poll(() => github.labels.length).toBe(1);
  expect([...(github.commits[0]?.files.keys() ?? [])].sort()).toEqual([
    'content/articles/une-nuit.mdx',
    expect.stringMatching(/^content\/images\/photo-[0-9a-f]{8}\.webp$/),
  ]);
});

test('a photo is placed in a text, beside bold letters, a link, a heading and a block @both', async ({
  page,
}) => {
  const github = await editor(page, 'article/new');
  await retitle(page, 'Une nuit');
  const tools = page.getByRole('toolbar', { name: 'Mise en forme' });
  const text = page.getByRole('textbox', { name: 'Le texte' });
  await text.fill('gras');
  await text.selectText();
  await tools.getByRole('button', { name: 'Gras' }).click();
  await tools.getByRole('button', { name: 'Intertitre' }).click();
  await tools.getByRole('button', { name: 'Lien' }).click();
  const chosen = page.waitForEvent('filechooser');
  await tools.getByRole('button', { name: 'Photo' }).click();
  await (await chosen).setFiles({
    name: 'Été.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo(),
  });
  await expect(text).toHaveValue(/images\/ete-/);
  await tools
    .getByRole('combobox', { name: 'Bloc' })
    .selectOption({ label: 'Une rangée de boutons' });
  await expect(text).toHaveValue(
    /^\*\*gras\*\*\n\n## Un intertitre\n\n\[mots du lien\]\(\/contact\)\n\n!\[Ce que montre la photo\]\(\/images\/ete-\w{4}\.webp\)\n\n<Actions>/,
  );
  await save(page);
  await expect.poll(() => github.labels.length).toBe(1);
  expect([...(github.commits[0]?.files.keys() ?? [])].sort()).toEqual([
    'content/articles/une-nuit.mdx',
    expect.stringMatching(/^content\/images\/ete-\w{4}\.webp$/),
  ]);
});

test('a row of a list says what it holds, opens where it is touched, and asks before it goes @both', async ({
  page,
}) => {
  await seeAll(page);
  await editor(page, SHEET);
  const rows = lists(page, 'budgetLines').locator('.item');
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
}) => {
  await editor(page, 'article');
  await openArticle(page);
  await retitle(page, 'Autre');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Titre' })).toHaveValue('Autre');
  await page.getByRole('button', { name: 'Afficher les options de l’éditeur' }).click();
  const items = page.getByRole('menu').getByRole('menuitem');
  await items.first().waitFor();
  const names = await items.allTextContents();
  expect(names.map((name) => name.trim())).toContain('Dupliquer');
  expect(names.join()).not.toMatch(/Supprimer|slug|aperçu|panneau/i);
});

test('the receipt of a sum is a photo or an address', async ({ page }) => {
  await seeAll(page);
  await editor(page, SHEET);
  const receipts = lists(page, 'receipts');
  await receipts.getByRole('button', { name: 'Ajouter une ligne' }).click();
  const proof = lists(page, 'receipts.0.proof');
  await expect(proof.getByRole('button', { name: /^(?:Parcourir|Appuyez)/ })).toBeVisible();
});

test('the library of pictures is out of sight, and cannot write on the site @both', async ({
  page,
}) => {
  const github = await editor(page, 'article');
  await expect(page.getByRole('radio', { name: 'Contenus' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Ressources' })).toHaveCount(0);
  const head = github.head('main')?.oid;
  await page.goto(`${ORIGIN}/#/assets/-/all`);
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Téléverser' }).first().click();
  await (await chosen).setFiles({
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo(),
  });
  await page.getByRole('dialog').getByRole('button', { name: 'Téléverser' }).click();
  await expect(
    page.getByText(/Impossible|jamais directement|Pas enregistré|erreur/i).first(),
  ).toBeVisible();
  expect([github.head('main')?.oid, github.commits]).toEqual([head, []]);
});

test('what a field cannot show stays in the file @both', async ({ page }) => {
  const path = 'content/initiatives/a-la-decouverte-du-gabon.mdx';
  let old = '';
  await seeAll(page);
  const github = await editor(page, SHEET, (one) => {
    old = (one.read('main', path) ?? '')
      .replace(/^status: .*$/m, 'status: Peut-être')
      .replace(/^budgetLines:\n(?: .*\n)+/m, 'budgetLines: en cours\n')
      .replace(
        /^---$/m,
        '---\nends: bientôt\ndaysRemaining: une semaine\ndraft: oui\ninconnu: 1\nsupport: à venir',
      );
    one.write('main', path, old);
  });
  await expect(page.getByRole('textbox', { name: 'Titre' })).not.toHaveValue('');
  await lists(page, 'alt').waitFor();
  await retitle(page, 'Autre');
  await save(page);
  await expect.poll(() => github.labels.length).toBe(1);
  expect(github.read('cms/initiative/a-la-decouverte-du-gabon', path)).toBe(
    old.replace(/^title: .*$/m, 'title: Autre'),
  );
});

test('after a save the proposal and its preview are one touch away', async ({ page }) => {
  const github = await editor(page, 'article');
  github.comments = [{ body: 'Voir http://localhost:4173/pr-1/' }];
  await openArticle(page);
  await retitle(page, 'Un soir');
  await save(page);
  await page.getByRole('button', { name: 'Plus tard' }).click();
  const link = (name: string) => page.getByRole('link', { name });
  await expect(link('Voir l’aperçu')).toHaveAttribute('href', 'http://localhost:4173/pr-1/');
  await expect(link('Voir la proposition')).toHaveAttribute('href', /\/pull\/1$/);
  await expect.poll(() => github.proposals[0]?.title).toBe('Modifier « Un soir »');
});
