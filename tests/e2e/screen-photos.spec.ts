import { expect, type Locator, type Page } from '@playwright/test';
import { upload } from './setup/open-screen.ts';
import { photo } from './setup/screen.ts';
import {
  fieldAt,
  type GitHub,
  isStored,
  ORIGIN,
  retitle,
  save,
  seeAll,
  test,
} from './setup/screen-editor.ts';

// One worker: the screen is built once.
test.describe.configure({ mode: 'default', timeout: 90_000 });

const SHEET = 'initiative/entries/a-la-decouverte-du-gabon';

async function startArticle(page: Page, enter: (at: string) => Promise<void>) {
  await enter('article/new');
  await retitle(page, 'Une nuit');
}

/** Saves the article, and expects one commit with its text and one picture. */
async function expectSavedWith(page: Page, github: GitHub, picture: RegExp) {
  await save(page);
  await expect.poll(() => github.labels.length).toBe(1);
  expect([...(github.commits[0]?.files.keys() ?? [])].sort()).toEqual([
    'content/articles/une-nuit.mdx',
    expect.stringMatching(picture),
  ]);
}

test('a photo that a phone named loses its name, and the day in it', async ({
  page,
  github,
  enter,
}) => {
  await startArticle(page, enter);
  const dialog = await upload(page, 'IMG_20261101_1015.jpg', await photo());
  await dialog.getByRole('button', { name: 'Insérer' }).click();
  await page
    .getByText(/photo-[0-9a-f]{8}\.webp/)
    .first()
    .waitFor();
  await expectSavedWith(page, github, /^content\/images\/photo-[0-9a-f]{8}\.webp$/);
});

test('a photo is placed in a text, beside bold letters, a link, a heading and a block @both', async ({
  page,
  github,
  enter,
}) => {
  await startArticle(page, enter);
  const tools = page.getByRole('toolbar', { name: 'Mise en forme' });
  const text = page.getByRole('textbox', { name: 'Le texte' });
  await text.fill('gras');
  await text.selectText();
  await tools.getByRole('button', { name: 'Gras' }).click();
  await tools.getByRole('button', { name: 'Intertitre' }).click();
  // What is left to write is selected: typing takes its place.
  await page.keyboard.type('Sur l’eau');
  await text.press('Control+End');
  await page.keyboard.type('voir');
  await text.press('Shift+Home');
  await tools.getByRole('button', { name: 'Lien' }).click();
  await page.keyboard.type('/projets');
  await text.press('Control+End');
  const chosen = page.waitForEvent('filechooser');
  await tools.getByRole('button', { name: 'Photo' }).click();
  await (await chosen).setFiles({
    name: 'Été.jpg',
    mimeType: 'image/jpeg',
    buffer: await photo(),
  });
  await expect(text).toHaveValue(/images\/ete-/);
  await page.keyboard.type('Une pirogue');
  await text.press('Control+End');
  await tools
    .getByRole('combobox', { name: 'Bloc' })
    .selectOption({ label: 'Une rangée de boutons' });
  await expect(text).toHaveValue(
    /^\*\*gras\*\*\n\n## Sur l’eau\n\n\[voir\]\(\/projets\)\n\n!\[Une pirogue\]\(\/images\/ete-\w{4}\.webp\)\n\n<Actions>/,
  );
  await expectSavedWith(page, github, /^content\/images\/ete-\w{4}\.webp$/);
});

test('a photo placed in a text is there after a reload, with the draft', async ({
  page,
  github,
  enter,
}) => {
  await startArticle(page, enter);
  const text = page.getByRole('textbox', { name: 'Le texte' });
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Photo', exact: true }).click();
  const buffer = await photo();
  await (await chosen).setFiles({ name: 'Été.jpg', mimeType: 'image/jpeg', buffer });
  await expect(text).toHaveValue(/images\/ete-/);
  await expect.poll(() => isStored(page, '/images/ete-')).toBe(true);
  await page.reload();
  await page.getByRole('button', { name: /^Restaurer/ }).click();
  await expect(text).toHaveValue(/images\/ete-/);
  await expectSavedWith(page, github, /^content\/images\/ete-\w{4}\.webp$/);
  expect(
    await page.evaluate(async () => (await (await caches.open('ecran-photos')).keys()).length),
  ).toBe(0);
});

test('the receipt of a sum is a photo or an address', async ({ page, enter }) => {
  await seeAll(page);
  await enter(SHEET);
  const receipts = fieldAt(page, 'receipts');
  await receipts.getByRole('button', { name: /^Ajouter/ }).click();
  const proof = fieldAt(page, 'receipts.0.proof');
  await expect(proof.getByRole('button', { name: /^(?:Parcourir|Appuyez)/ })).toBeVisible();
});

test('a document is refused where a photo is asked for, and the screen says how it is shown', async ({
  page,
  enter,
}) => {
  await seeAll(page);
  await enter(SHEET);
  const said: string[] = [];
  page.on('dialog', (dialog) => {
    said.push(dialog.message());
    return dialog.accept();
  });
  const choose = async (button: Locator) => {
    const chosen = page.waitForEvent('filechooser');
    await button.click();
    const buffer = Buffer.from('%PDF-1.4');
    await (await chosen).setFiles({ name: 'recu.pdf', mimeType: 'application/pdf', buffer });
  };
  await choose(page.getByRole('button', { name: 'Photo', exact: true }));
  await fieldAt(page, 'receipts')
    .getByRole('button', { name: /^Ajouter/ })
    .click();
  await fieldAt(page, 'receipts.0.proof')
    .getByRole('button', { name: /^(?:Parcourir|Appuyez)/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Sélectionner une image' });
  await choose(dialog.getByRole('button', { name: 'Téléverser' }));
  await expect.poll(() => said.length).toBe(2);
  expect(said.join()).toMatch(/pas une photo.*« Écrire une adresse »/);
  await expect(dialog.getByRole('button', { name: 'Insérer' })).toBeDisabled();
});

test('the library of pictures is out of sight, and cannot write on the site', async ({
  page,
  github,
  enter,
}) => {
  await enter('article');
  await expect(page.getByRole('radio', { name: 'Contenus' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Ressources' })).toHaveCount(0);
  const head = github.head('main')?.oid;
  await page.goto(`${ORIGIN}/#/assets/-/all`);
  const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo() };
  // The button is there before it answers.
  await expect(async () => {
    const chosen = page.waitForEvent('filechooser', { timeout: 3000 });
    await page.getByRole('button', { name: 'Téléverser' }).first().click({ timeout: 3000 });
    await (await chosen).setFiles(file);
  }).toPass();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Téléverser' }).click();
  await expect(page.getByText('Échec du téléversement.')).toBeVisible();
  expect([github.head('main')?.oid, github.commits]).toEqual([head, []]);
});
