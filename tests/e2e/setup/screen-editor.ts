import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { buildScreen } from '../../../scripts/tooling/build-screen.ts';
import { answerForGitHub } from './answer-for-github.ts';
import { CONTENT, openScreen, repositoryFiles, signIn } from './open-screen.ts';

/** Where the built screen is served to the tests. */
export const ORIGIN = 'http://localhost:4174';

export type GitHub = Awaited<ReturnType<typeof answerForGitHub>>;

interface OfTest {
  /** The screen before anybody signs in, on a repository that keeps its state. */
  github: GitHub;
  /** Signs in, and goes to a page of the screen. */
  enter: (at?: string) => Promise<void>;
}

/** Tests of the writing screen, which a worker builds for all of them. */
export const test = base.extend<OfTest, { built: string }>({
  built: [
    async ({ browserName: _ }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'ecran-'));
      await buildScreen(folder, CONTENT);
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  github: async ({ page, built }, use) => {
    await openScreen(page, built, ORIGIN);
    await use(await answerForGitHub(page, repositoryFiles()));
  },
  enter: async ({ page, github: _ }, use) => {
    await use(async (at = 'article') => {
      await signIn(page, 'un-bon-jeton');
      await page.getByText('Articles').first().waitFor();
      await page.goto(`${ORIGIN}/#/collections/${at}`);
    });
  },
});

/** Opens an article of the frozen content. */
export async function openArticle(page: Page) {
  await page.goto(`${ORIGIN}/#/collections/article`);
  await page.getByRole('row').first().waitFor();
  await page.goto(`${ORIGIN}/#/collections/article/entries/un-matin-sur-la-plage`);
  await expect(page.getByRole('textbox', { name: 'Titre' })).not.toHaveValue('');
}

export const retitle = (page: Page, title: string) =>
  page.getByRole('textbox', { name: 'Titre' }).fill(title);

export const save = (page: Page) =>
  page.getByRole('button', { name: 'Enregistrer', exact: true }).click();

/** Waits until a text is saved whose fields are not all filled in: no dialog follows. */
export const waitUntilSaved = (page: Page) =>
  expect(page.getByRole('button', { name: 'Enregistrer', exact: true })).toBeDisabled();

/** The dialog that says why a save failed. */
export const failure = (page: Page) =>
  page.getByRole('alertdialog').or(page.getByRole('dialog')).filter({ hasText: 'Pas enregistré' });

/** The field of a key. */
export const fieldAt = (page: Page, key: string) => page.locator(`[data-key-path="${key}"]`);

/** Fields are drawn when they come into view: all are. */
export const seeAll = (page: Page) =>
  page.setViewportSize({ width: page.viewportSize()?.width ?? 390, height: 9000 });

/** Whether a draft in the browser's databases contains some words. */
export const isStored = (page: Page, words: string) =>
  page.evaluate(async (sought) => {
    const result = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done) => request.addEventListener('success', () => done(request.result)));
    for (const { name = '' } of await indexedDB.databases()) {
      const base = await result(indexedDB.open(name));
      for (const store of base.objectStoreNames) {
        const all = await result(base.transaction(store).objectStore(store).getAll());
        if (JSON.stringify(all).includes(sought)) return true;
      }
      base.close();
    }
    return false;
  }, words);
