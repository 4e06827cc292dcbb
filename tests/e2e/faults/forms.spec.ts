import { answered, box, heightOf, iframe, openForm, say } from '../setup/forms.ts';
import { hold, visit } from '../setup/page.ts';
import { expect, test } from '../setup/test.ts';

const DEMO = '**/demo/formulaire.html*';
const SHARE = '/projets/ndjo-oyeri/partager';

test.describe.configure({ timeout: 300_000 });

test('a form is silent', async ({ page, accepted }) => {
  accepted.push(/500/);
  await page.clock.install();
  await page.route(DEMO, (route) => route.fulfill({ status: 500, body: '' }));
  await visit(page, SHARE);
  const form = box(page, 'knowledge');
  await form.scrollIntoViewIfNeeded();
  await expect(iframe(page, 'knowledge')).toHaveCount(1);
  // The clock runs by itself, too: what the test takes comes on top.
  await page.clock.runFor(4000);
  await expect(form.getByRole('alert')).toHaveCount(0);
  await page.clock.runFor(4500);
  await expect(form.getByRole('alert')).toContainText('ne s’affiche pas');
  for (const address of ['[href*="form=knowledge"]', '[href^="mailto:"]', '[href^="tel:"]'])
    await expect(form.locator(`a${address}`).last()).toBeVisible();
  await page.unroute(DEMO);
  await form.getByRole('button', { name: 'Réessayer' }).press('Enter');
  await expect(answered(page, 'knowledge').locator('iframe')).toBeVisible();
  await expect(form.locator('a[href^="tel:"]')).toHaveCount(0);
  await expect(form.locator(':focus')).toHaveCount(1);
});

test('the map is silent', async ({ page, accepted }) => {
  accepted.push(/ERR_FAILED/);
  await page.clock.install();
  await page.route('**/demo/carte.html', (route) => route.abort());
  await visit(page, '/projets/ndjo-oyeri/carte-participative');
  await page.locator('iframe[title="Carte participative"]').scrollIntoViewIfNeeded();
  await page.clock.runFor(8500);
  await expect(page.getByText(/La carte ne s’affiche pas/)).toBeVisible();
});

test('a form is slow: it answers after the fallback came', async ({ page }) => {
  await page.clock.install();
  const answer = await hold(page, /demo\/formulaire\.html/);
  await visit(page, SHARE);
  const form = box(page, 'knowledge');
  await form.scrollIntoViewIfNeeded();
  await expect(iframe(page, 'knowledge')).toHaveCount(1);
  await page.clock.runFor(8500);
  await expect(form.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  answer();
  await expect(answered(page, 'knowledge').locator('iframe')).toBeVisible();
  await expect(form.getByRole('button', { name: 'Réessayer' })).toHaveCount(0);
});

test('a form that answers in view does not move what follows it', async ({ page }) => {
  const answer = await hold(page, /demo\/formulaire\.html/);
  await visit(page, SHARE);
  const after = box(page, 'knowledge').getByRole('link').last();
  await after.scrollIntoViewIfNeeded();
  await expect(iframe(page, 'knowledge')).toHaveCount(1);
  const before = await after.boundingBox();
  answer();
  await expect(answered(page, 'knowledge')).toBeVisible();
  expect(await after.boundingBox()).toEqual(before);
});

test('a form lies, or another window speaks for it', async ({ page }) => {
  const frame = await openForm(page, SHARE, 'knowledge');
  await say(frame, { 'demo-height': 777.4 });
  await expect.poll(() => heightOf(page, 'knowledge')).toBe(777);
  for (const message of [null, 'reloadPage', [], { 'demo-height': '900' }])
    await say(frame, message);
  await page.evaluate(() => postMessage({ 'demo-height': 300 }, '*'));
  expect(await heightOf(page, 'knowledge')).toBe(777);
});

test('the network goes while a form is filled in', async ({ page, context, accepted }) => {
  accepted.push(/ERR_INTERNET_DISCONNECTED/);
  const frame = await openForm(page, SHARE, 'knowledge');
  await frame.getByLabel('Votre nom').fill('Awa');
  await context.setOffline(true);
  const said = box(page, 'knowledge').getByRole('status');
  await expect(said).toHaveText(/hors connexion.* cette page ouverte\.$/);
  await expect(said).toBeInViewport();
  await expect(frame.getByLabel('Votre nom')).toHaveValue('Awa');
  await context.setOffline(false);
  await expect(said).toBeEmpty();
});

test('the network is gone as a form comes near', async ({ page, context, accepted }) => {
  accepted.push(/ERR_INTERNET_DISCONNECTED/);
  await page.setViewportSize({ width: 390, height: 400 });
  await visit(page, '/je-participe/proposer-un-projet');
  await context.setOffline(true);
  const form = box(page, 'proposal');
  await form.scrollIntoViewIfNeeded();
  await expect(form.locator('a[href^="mailto:"]')).toBeVisible();
  const again = form.getByRole('button', { name: 'Réessayer' });
  await again.press('Enter');
  await expect(again).toBeVisible();
  await expect(form.locator(':focus')).toHaveCount(1);
  await context.setOffline(false);
  await expect(answered(page, 'proposal').locator('iframe')).toBeVisible();
  await expect(form.locator(':focus')).toHaveCount(1);
});
