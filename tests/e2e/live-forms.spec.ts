import { box, heightOf, iframe, openForm, say } from './setup/forms.ts';
import { visit } from './setup/page.ts';
import { expect, test } from './setup/test.ts';

const PARTAGER = '/projets/ndjo-oyeri/partager';
const PROPOSER = '/je-participe/proposer-un-projet';

test('the proposal form is at least 600 px high, never scrolls in its frame, and is created only near the view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await visit(page, PROPOSER);
  await expect(iframe(page, 'proposal')).toHaveCount(0);
  await expect(box(page, 'proposal').getByRole('link')).toHaveText('Ouvrir dans un nouvel onglet');
  const frame = await openForm(page, PROPOSER, 'proposal');
  expect(await frame.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  await say(frame, { 'demo-height': 900 });
  expect(await heightOf(page, 'proposal')).toBe(900);
  await say(frame, { 'demo-height': 300 });
  expect(await heightOf(page, 'proposal')).toBe(600);
});

test('a demonstration form announces that it sends no answers, and does not leave its page', async ({
  page,
}) => {
  const frame = await openForm(page, PARTAGER, 'knowledge');
  await expect(frame.getByRole('heading', { name: /rien n’est envoyé/ })).toBeVisible();
  await frame.getByLabel('Le type de savoir').selectOption('Proverbe');
  await frame.getByLabel('Votre nom').fill('Awa');
  await frame.getByLabel('Votre contribution').fill('Une parole.');
  await frame.getByRole('button', { name: 'Envoyer' }).click();
  await expect(frame.getByRole('status')).toHaveText(
    /Ceci est une démonstration\s: rien n’est envoyé\./,
  );
  await expect(frame.locator('form')).toHaveCount(1);
});

test('a demonstration page is noindex, in French, and holds the one form that is asked for', async ({
  page,
}) => {
  await page.goto('/demo/formulaire.html?form=volunteer');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('form')).toHaveCount(1);
  await expect(page.locator('#volunteer')).toBeVisible();
});

test('the map is embedded under its name', async ({ page }) => {
  await visit(page, '/projets/ndjo-oyeri/carte-participative');
  const map = page.locator('iframe[title="Carte participative"]');
  await map.scrollIntoViewIfNeeded();
  await expect(map.contentFrame().getByText('Libreville').first()).toBeVisible();
});
