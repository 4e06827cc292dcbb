import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { answerForGitHub } from './setup/answer-for-github.ts';
import { axeFaults } from './setup/axe.ts';
import { openScreen, repositoryFiles, signIn, upload } from './setup/open-screen.ts';
import { layLocalCopy, localFile, photo, refusedWith } from './setup/screen.ts';
import { failure, ORIGIN, save, test } from './setup/screen-editor.ts';

// One worker: the screen is built once.
test.describe.configure({ mode: 'default', timeout: 240_000 });

const ARTICLE = 'content/articles/un-matin-sur-la-plage.mdx';

/** Writes a new article with its photo, as an editor does, and saves it. */
async function writeArticle(page: Page) {
  await page.goto(`${ORIGIN}/#/collections/article/new`);
  const title = page.getByRole('textbox', { name: 'Titre' });
  // The form that was open before may still stand.
  await expect(title).toHaveValue('');
  await title.fill('Une nuit à Ndjolé');
  await page.getByRole('radio', { name: 'Nature' }).click();
  await page.getByRole('textbox', { name: 'Accroche' }).fill('La rivière parle. On écoute.');
  const dialog = await upload(page, 'Rivière 26.jpg', await photo());
  await dialog.getByRole('button', { name: 'Insérer' }).click();
  // A photo is made smaller first: the field shows it then.
  await expect(page.getByText('riviere-26.webp').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Ce que montre l’image' }).fill('Une pirogue, la nuit.');
  await page.getByRole('textbox', { name: 'Le texte' }).fill('Un premier *mot*.');
  await save(page);
}

const WRITTEN = `---
title: Une nuit à Ndjolé
category: Nature
excerpt: La rivière parle. On écoute.
image: /images/riviere-26.webp
alt: Une pirogue, la nuit.
---

Un premier *mot*.
`;

/** A picture as the screen leaves it: WebP, no larger than a page needs, and mute about its origin. */
async function expectMute(bytes: Buffer | undefined) {
  const { format, width, exif } = await sharp(bytes).metadata();
  expect({ format, width, exif }).toEqual({ format: 'webp', width: 2048, exif: undefined });
}

test('in a local copy, a word changes its line alone, and a new article comes with its photo', async ({
  page,
  built,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const files = repositoryFiles();
  const asked = await openScreen(page, built, ORIGIN);
  await layLocalCopy(page, files);
  await page.getByRole('button', { name: 'Travailler avec un dépôt local' }).click();
  await page.getByRole('row', { name: /Un matin sur la plage/ }).waitFor();
  await page.goto(`${ORIGIN}/#/collections/article/entries/un-matin-sur-la-plage`);
  const title = page.getByRole('textbox', { name: 'Titre' });
  await expect(title).toHaveValue(/^Un matin sur la plage/);
  await title.fill('Un soir sur la plage');
  await save(page);
  const old = files.get(ARTICLE)?.toString('utf8') ?? '';
  const now = old.replace(/^title: .*$/m, 'title: "Un soir sur la plage"');
  // A file cannot be read while the screen writes it.
  const textOf = (path: string) => localFile(page, path).then(String, () => '');
  await expect.poll(() => textOf(ARTICLE)).toBe(now);
  await writeArticle(page);
  await expect.poll(() => textOf('content/articles/une-nuit-a-ndjole.mdx')).toBe(WRITTEN);
  await expect.poll(() => textOf('content/images/riviere-26.webp')).not.toBe('');
  await expectMute(await localFile(page, 'content/images/riviere-26.webp'));
  expect(asked).toEqual([]);
});

test('on GitHub, an article and its photo become one branch, one commit, one draft proposal', async ({
  page,
  built,
}) => {
  const files = repositoryFiles();
  const asked = await openScreen(page, built, ORIGIN);
  const done = await answerForGitHub(page, files);
  await signIn(page, 'un-vieux-jeton');
  await expect(page.getByText('jeton fourni n’est pas valide')).toBeVisible();
  await signIn(page, 'un-bon-jeton');
  await page.getByText('Articles').first().waitFor();
  done.isDown = true;
  await writeArticle(page);
  await expect(failure(page)).toContainText('Pas de connexion');
  await failure(page).getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('textbox', { name: 'Titre' })).toHaveValue('Une nuit à Ndjolé');
  done.isDown = false;
  await save(page);
  await expect.poll(() => done.labels.length).toBe(1);
  expect(done.branches).toEqual(['refs/heads/cms/article/une-nuit-a-ndjole']);
  expect(done.commits.map(({ branch, message }) => [branch, message])).toEqual([
    ['cms/article/une-nuit-a-ndjole', 'Ajouter « une-nuit-a-ndjole » (article) +1'],
  ]);
  expect(done.proposals).toEqual([
    {
      title: 'Ajouter « Une nuit à Ndjolé »',
      head: 'cms/article/une-nuit-a-ndjole',
      base: 'main',
      draft: true,
      body: 'Écrit avec l’écran du site.',
    },
  ]);
  const written = done.commits[0]?.files ?? new Map<string, Buffer>();
  expect(String(written.get('content/articles/une-nuit-a-ndjole.mdx'))).toBe(WRITTEN);
  await expectMute(written.get('content/images/riviere-26.webp'));
  expect(await refusedWith(written)).toEqual([]);
  expect(asked).toEqual([]);
});

/** What the library gets wrong, whatever we hand to it. */
const FOREIGN = {
  // Some of its pages have no landmark.
  off: ['landmark-one-main', 'region'],
  // It counts the texts of each collection beside its name, and leaves the number out of what it reads aloud.
  except: ['[role=treeitem]'],
};

/** The icons whose name is shown, wider than a drawing: the font has none for it. */
const namesInPlaceOfIcons = (page: Page) =>
  page.locator('.material-symbols-outlined').evaluateAll(async (icons) => {
    await document.fonts.ready;
    return icons.flatMap((icon) => {
      const words = document.createRange();
      words.selectNodeContents(icon);
      const { width, height } = words.getBoundingClientRect();
      return width > 1.5 * height ? (icon.textContent ?? '') : [];
    });
  });

/** What axe finds on the page as it stands. */
const faultsOf = async (page: Page) => [
  ...(await namesInPlaceOfIcons(page)),
  ...(await axeFaults(page, FOREIGN)),
];

test('axe finds no fault in the words that we hand to it: frame, notices, labels and hints', async ({
  page,
  built,
}) => {
  await openScreen(page, built, ORIGIN);
  await answerForGitHub(page, repositoryFiles());
  await page.getByRole('button', { name: 'Se connecter avec un jeton d’accès' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await signIn(page, 'un-bon-jeton');
  await page.getByText('Articles').first().waitFor();
  // Fields are drawn when they come into view: all are, and what the pencil does is named beside them.
  await page.setViewportSize({ width: 1280, height: 2000 });
  await page.goto(`${ORIGIN}/#/collections/reglages`);
  await page.getByRole('link', { name: /navigation\.yml/ }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.goto(`${ORIGIN}/#/collections/article/new`);
  await page.getByRole('textbox', { name: 'Le texte' }).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  // A field whose label we forgot is one.
  await page.getByText('Titre', { exact: true }).evaluate((label) => label.replaceChildren());
  expect(await faultsOf(page)).toEqual([expect.stringMatching(/^axe label: <input type="text"/)]);
});

test('at the address of the site it does not open', async ({ page, built }) => {
  await openScreen(page, built, 'http://localhost:4173');
  await expect(page.getByRole('main')).toContainText('ne s’ouvre pas à l’adresse du site');
  await expect(page.getByRole('button')).toHaveCount(0);
  expect(await axeFaults(page)).toEqual([]);
});
