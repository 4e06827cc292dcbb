import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { answerForGitHub } from '../../scripts/tooling/answer-for-github.ts';
import { buildScreen } from '../../scripts/tooling/build-screen.ts';
import { CONTENT, openScreen, repositoryFiles, signIn } from '../../scripts/tooling/open-screen.ts';
import { failure, ORIGIN, openArticle, retitle, save } from './setup/screen-editor.ts';

// One worker: the screen is built once.
test.describe.configure({ mode: 'default', timeout: 90_000 });

let folder = '';
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ecran-'));
  await buildScreen(folder, CONTENT);
});
test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function editor(page: Page) {
  await openScreen(page, folder, ORIGIN);
  const github = await answerForGitHub(page, repositoryFiles());
  await signIn(page, 'un-bon-jeton');
  await page.getByText('Articles').first().waitFor();
  return { github };
}

const REFUSALS = [
  [401, 'nouveau jeton'],
  [403, 'n’a pas le droit d’écrire'],
  [404, 'demandez à la personne qui s’occupe du site'],
] as const;

for (const [status, advice] of REFUSALS)
  test(`where GitHub answers ${status}, the screen says what to do, at load and at a save`, async ({
    page,
  }) => {
    await openScreen(page, folder, ORIGIN);
    const github = await answerForGitHub(page, repositoryFiles());
    github.status = status;
    await signIn(page, 'un-bon-jeton');
    await expect(page.getByText(advice).first()).toBeVisible();
    github.status = undefined;
    await signIn(page, 'un-bon-jeton');
    await page.getByText('Articles').first().waitFor();
    await openArticle(page);
    await retitle(page, 'Un soir');
    github.status = status;
    await save(page);
    await expect(failure(page)).toContainText(advice);
    await failure(page).getByRole('button', { name: 'OK' }).click();
    github.status = undefined;
    await save(page);
    await expect.poll(() => github.labels.length).toBe(1);
  });

test('files of others change in the one line that an editor changes @both', async ({ page }) => {
  await openScreen(page, folder, ORIGIN);
  const github = await answerForGitHub(page, repositoryFiles());
  const foreign = [
    `\uFEFF---\r\ntitle: 'L''eau'\r\ntags: [a, "b"] # deux\r\n---\r\nUn.\r\n`,
    '\n---\n# à garder\ntitle:   "A: b"   # noté\nplan:\n- {step: 1}\n-   step: 2\n---',
    '---\ntitle: >-\n  Plié\n  ici\nlong: |\n  Un\n\n  deux\n---\n\n\nDeux.  \n\n',
  ];
  for (const [at, text] of foreign.entries())
    github.write('main', `content/articles/autre-${at}.mdx`, text);
  await signIn(page, 'un-bon-jeton');
  await page.getByText('Articles').first().waitFor();
  for (const [at, text] of foreign.entries()) {
    await page.goto(`${ORIGIN}/#/collections/article/entries/autre-${at}`);
    await expect(page.getByRole('textbox', { name: 'Titre' })).not.toHaveValue('');
    await retitle(page, 'Un soir');
    await save(page);
    await page.getByRole('button', { name: 'Plus tard' }).or(failure(page)).first().click();
    await page.waitForURL(/#\/collections\/article$/);
    const now = github.read(`cms/article/autre-${at}`, `content/articles/autre-${at}.mdx`) ?? '';
    const outside = (file: string) => file.split(/^title:(?:.*\n(?: .*\n)*)/m);
    expect(outside(now), text).toEqual(outside(text));
    expect(now).toMatch(/^title: +["']?Un soir["']?\s/m);
  }
});

test('a page can be enlarged with two fingers', async ({ page }) => {
  await editor(page);
  await expect(page.locator('meta[name=viewport]').last()).not.toHaveAttribute(
    'content',
    /maximum-scale/,
  );
});

test('a draft of a new text can be discarded', async ({ page }) => {
  const { github } = await editor(page);
  await page.goto(`${ORIGIN}/#/collections/article/new`);
  await retitle(page, 'Une nuit');
  await save(page);
  await expect.poll(() => github.labels.length).toBe(1);
  await page.waitForURL(/#\/collections\/article$/);
  await page.goto(`${ORIGIN}/#/collections/article/entries/une-nuit`);
  await page.getByRole('button', { name: 'Afficher les options de l’éditeur' }).click();
  await expect(page.getByRole('menu').getByText('Supprimer')).toBeVisible();
});
