import { expect } from '@playwright/test';
import {
  failure,
  ORIGIN,
  openArticle,
  retitle,
  save,
  test,
  waitUntilSaved,
} from './setup/screen-editor.ts';

// One worker: the screen is built once.
test.describe.configure({ mode: 'default', timeout: 90_000 });

const ARTICLE = 'content/articles/un-matin-sur-la-plage.mdx';
const BRANCH = 'cms/article/un-matin-sur-la-plage';

test('what another published since a text was opened stays: the branch starts where the text was read @both', async ({
  page,
  github,
  enter,
}) => {
  await enter();
  const old = github.read('main', ARTICLE) ?? '';
  const base = github.head('main')?.oid;
  await openArticle(page);
  github.write('main', ARTICLE, `${old}\nUne ligne d’un autre.\n`);
  await retitle(page, 'Un soir sur la plage');
  await save(page);
  await expect.poll(() => github.labels.length).toBe(1);
  expect(github.head(BRANCH)?.parent).toBe(base);
  expect(github.read(BRANCH, ARTICLE)).toBe(
    old.replace(/^title: .*$/m, 'title: "Un soir sur la plage"'),
  );
});

test('a new text does not replace one of the same name that was published since @both', async ({
  page,
  github,
  enter,
}) => {
  await enter();
  await page.goto(`${ORIGIN}/#/collections/article/new`);
  await retitle(page, 'Une nuit');
  github.write('main', 'content/articles/une-nuit.mdx', '---\ntitle: Une nuit\n---\n');
  await save(page);
  await expect(failure(page)).toContainText('s’appelle déjà « une-nuit.mdx »');
  expect(github.commits).toEqual([]);
});

test('a reviewer’s correction in the proposal stays, and the editor is told @both', async ({
  page,
  github,
  enter,
}) => {
  await enter();
  const old = github.read('main', ARTICLE) ?? '';
  await openArticle(page);
  await retitle(page, 'Un soir sur la plage');
  await save(page);
  await expect.poll(() => github.labels.length).toBe(1);
  await page.getByRole('button', { name: 'Plus tard' }).click();
  await waitUntilSaved(page);
  github.write(BRANCH, ARTICLE, `${old}\nUne correction.\n`);
  await retitle(page, 'Une nuit sur la plage');
  await save(page);
  await expect(failure(page)).toContainText('Quelqu’un a changé la proposition n° 1');
  await failure(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('textbox', { name: 'Titre' })).toHaveValue('Une nuit sur la plage');
  expect(github.read(BRANCH, ARTICLE)).toContain('Une correction.');
});

test('nothing can be typed that a running save would drop @both', async ({
  page,
  github,
  enter,
}) => {
  await enter('article/new');
  await retitle(page, 'Une nuit');
  let answer = () => {};
  const isAsked = new Promise<void>((asked) => {
    page.route('**/pulls', async (route) => {
      await new Promise<void>((answered) => {
        answer = answered;
        asked();
      });
      await route.fallback();
    });
  });
  const title = page.getByRole('textbox', { name: 'Titre' });
  await save(page);
  await isAsked;
  await title.evaluate((field) => field.focus());
  await page.keyboard.type(' perdue');
  await expect(title).toHaveValue('Une nuit');
  answer();
  await waitUntilSaved(page);
  await title.press('End');
  await page.keyboard.type(' blanche');
  await save(page);
  await expect
    .poll(() => github.read('cms/article/une-nuit', 'content/articles/une-nuit.mdx'))
    .toContain('title: Une nuit blanche');
});

test('of two editors of one text, the second is told before anything is committed @both', async ({
  page,
  github,
  enter,
}) => {
  await enter();
  const old = github.read('main', ARTICLE) ?? '';
  await openArticle(page);
  github.setBranch(BRANCH, github.head('main')?.oid ?? '');
  github.write(BRANCH, ARTICLE, `${old}\nD’un autre.\n`);
  github.propose({ head: BRANCH, title: 'Un autre', draft: true });
  await retitle(page, 'Un soir sur la plage');
  await save(page);
  await expect(failure(page)).toContainText('Une proposition est déjà ouverte');
  await failure(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('link', { name: 'Voir la proposition' })).toHaveAttribute(
    'href',
    'https://github.com/example-org/site/pull/1',
  );
  expect(github.commits).toEqual([]);
});

const STEPS = ['own: ref(', '/git/refs', 'createCommitOnBranch(', '/pulls'];

for (const when of ['before', 'after'] as const)
  test(`a connection lost at any step of a save (${when} GitHub has done it) is mended by the next`, async ({
    page,
    github,
    enter,
  }) => {
    await enter();
    const old = github.read('main', ARTICLE) ?? '';
    await openArticle(page);
    await retitle(page, 'Sans réseau');
    for (const at of STEPS) {
      github.cut = { at, when };
      await save(page);
      await expect(failure(page), at).toContainText('Pas de connexion');
      await failure(page).getByRole('button', { name: 'OK' }).click();
    }
    github.cut = { at: '/labels', when };
    await save(page);
    await page.getByRole('button', { name: 'Plus tard' }).click();
    expect(github.read(BRANCH, ARTICLE)).toBe(old.replace(/^title: .*$/m, 'title: "Sans réseau"'));
    expect(github.openProposals()).toHaveLength(1);
  });

test('a proposal without its label is listed among the drafts', async ({ page, github, enter }) => {
  github.setBranch(BRANCH, github.head('main')?.oid ?? '');
  const old = github.read('main', ARTICLE) ?? '';
  github.write(BRANCH, ARTICLE, old.replace(/^title: .*$/m, 'title: Sans étiquette'));
  github.propose({ head: BRANCH, title: 'Sans étiquette', draft: true });
  await enter();
  await page.getByRole('radio', { name: 'Flux éditorial' }).click();
  await expect(page.getByText('Sans étiquette').first()).toBeVisible();
});

test('a file with a fault says so when it is opened, and refuses the save @both', async ({
  page,
  github,
  enter,
}) => {
  const faulty = '---\ntitle: A : b\n---\n\nUn texte.\n';
  github.write('main', ARTICLE, faulty);
  await enter();
  await page.goto(`${ORIGIN}/#/collections/article/entries/un-matin-sur-la-plage`);
  const title = page.getByRole('textbox', { name: 'Titre' });
  await expect(title).toHaveValue(/^Ce fichier a une faute/);
  await expect(page.getByRole('link', { name: 'Corriger avec le crayon' })).toHaveAttribute(
    'href',
    `https://github.com/example-org/site/edit/main/${ARTICLE}`,
  );
  await title.fill('Autre');
  await save(page);
  await expect(failure(page)).toContainText('corrigez-la avec le crayon');
  expect(github.commits).toEqual([]);
});

test('line ends, a BOM and outer blanks pass through the library unchanged', async ({
  page,
  github,
  enter,
}) => {
  const plain = github.read('main', ARTICLE) ?? '';
  const old = `\uFEFF\r\n${plain.replaceAll('\n', '\r\n')}  `;
  github.write('main', ARTICLE, old);
  await enter();
  await openArticle(page);
  await retitle(page, 'Un soir sur la plage');
  await save(page);
  await expect.poll(() => github.labels.length).toBe(1);
  expect(github.read(BRANCH, ARTICLE)).toBe(
    old.replace(/^title: .*(?=\r)/m, 'title: "Un soir sur la plage"'),
  );
});

test('an amount is stored as it is meant, and each save says what is missing @both', async ({
  page,
  github,
  enter,
}) => {
  await enter();
  await page.goto(`${ORIGIN}/#/collections/initiative/new`);
  await retitle(page, 'Un puits');
  await page.getByRole('textbox', { name: 'Budget' }).first().fill('1 250 000 FCFA');
  await save(page);
  await expect(page.getByText(/Il manque : .*État/)).toBeVisible();
  const written = String([...(github.commits[0]?.files.values() ?? [])][0]);
  expect(written).toContain('\nbudget: 1250000\n');
});
