import { expect, type Frame, type Page, test } from '@playwright/test';
import { collectFaults, visit } from './setup/page.ts';
import { shiftsOf, watchShifts } from './setup/shifts.ts';

const PARTAGER = '/projets/ndjo-oyeri/partager';
const PROPOSER = '/je-participe/proposer-un-projet';
const DEMO = '**/demo/formulaire.html*';

const box = (page: Page, form: string) => page.locator(`[data-form=${form}]`);
const iframe = (page: Page, form: string) => box(page, form).locator('iframe');
const answered = (page: Page, form: string) => box(page, form).locator('[data-state=answered]');

async function openForm(page: Page, route: string, form: string): Promise<Frame> {
  await visit(page, route);
  await box(page, form).scrollIntoViewIfNeeded();
  await expect(answered(page, form)).toBeVisible();
  const frame = await (await iframe(page, form).elementHandle())?.contentFrame();
  if (!frame) throw new Error('no frame');
  return frame;
}

/** Sends a message to the page as the frame would, and waits until it is heard. */
const say = (frame: Frame, data: unknown) =>
  frame.evaluate(async (message) => {
    const heard = new Promise((done) => parent.addEventListener('message', done, { once: true }));
    parent.postMessage(message, '*');
    await heard;
  }, data);

const heightOf = (page: Page, form: string) =>
  iframe(page, form).evaluate((element) => element.getBoundingClientRect().height);

test('each form is embedded, as wide as its column, with a title', async ({ page }) => {
  for (const [route, form] of [
    ['/projets/decouverte-gabon/soutenir', 'partner'],
    [PARTAGER, 'knowledge'],
    ['/projets/ndjo-oyeri/carte-participative', 'map'],
    [PROPOSER, 'proposal'],
  ] as const) {
    await openForm(page, route, form);
    await expect(iframe(page, form)).toHaveAttribute('title', /^Formulaire/);
    const { width } = (await iframe(page, form).boundingBox()) ?? {};
    expect(width, form).toBe((await box(page, form).boundingBox())?.width);
  }
});

test('the proposal form is 600 px high, whatever it says, and created only when its place comes near', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await visit(page, PROPOSER);
  await expect(iframe(page, 'proposal')).toHaveCount(0);
  await expect(box(page, 'proposal').getByRole('link')).toHaveText('Ouvrir dans un nouvel onglet');
  const frame = await openForm(page, PROPOSER, 'proposal');
  await say(frame, { 'demo-height': 900 });
  expect(await heightOf(page, 'proposal')).toBe(600);
});

test('a demonstration form says that nothing is sent, and stays where it is @engines', async ({
  page,
}) => {
  const frame = await openForm(page, PARTAGER, 'knowledge');
  await expect(frame.getByText(/rien n’est envoyé et rien n’est gardé/)).toBeVisible();
  await frame.getByLabel('Le type de savoir').selectOption('Proverbe');
  await frame.getByLabel('Votre nom').fill('Awa');
  await frame.getByLabel('Votre contribution').fill('Une parole.');
  await frame.getByRole('button', { name: 'Envoyer' }).click();
  await expect(frame.getByRole('status')).toHaveText(
    /Ceci est une démonstration\s: rien n’est envoyé\./,
  );
  await expect(frame.locator('form')).toHaveCount(1);
});

test('demonstration pages are noindex, in French, and hold one form each', async ({ page }) => {
  for (const form of ['partner', 'volunteer', 'child', 'knowledge', 'map', 'proposal']) {
    await page.goto(`/demo/formulaire.html?form=${form}`);
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.locator('form')).toHaveCount(1);
    await expect(page.locator(`#${form}`)).toBeVisible();
  }
});

test('heights of the frame are obeyed within 120 and 6000 px; hostile messages change nothing', async ({
  page,
}) => {
  const faults = collectFaults(page);
  const frame = await openForm(page, PARTAGER, 'knowledge');
  for (const [asked, height] of [
    [50, 120],
    [99_999, 6000],
    [777.4, 777],
  ] as const) {
    await say(frame, { 'demo-height': asked });
    await expect.poll(() => heightOf(page, 'knowledge')).toBe(height);
  }
  for (const message of [null, 'reloadPage', [], { 'demo-height': '900' }])
    await say(frame, message);
  // From the page itself, and from a frame of another origin.
  await page.evaluate(() => postMessage({ 'demo-height': 300 }, '*'));
  await page.evaluate(
    () =>
      new Promise((done) => {
        addEventListener('message', ({ origin }) => origin === 'null' && done(null));
        const other = document.createElement('iframe');
        other.setAttribute('sandbox', 'allow-scripts');
        other.src = 'data:text/html,<script>parent.postMessage({"demo-height":300},"*")</script>';
        document.body.append(other);
        // A policy that refuses the frame protects as well.
        document.addEventListener('securitypolicyviolation', () => done(null));
      }),
  );
  expect(await heightOf(page, 'knowledge')).toBe(777);
  expect(faults.filter((fault) => !fault.includes('Content Security Policy'))).toEqual([]);
});

test('a form that is silent for 8 s gives way to the fallback, and comes back', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(DEMO, (route) => route.fulfill({ status: 500, body: '' }));
  await visit(page, PARTAGER);
  const form = box(page, 'knowledge');
  await form.scrollIntoViewIfNeeded();
  await expect(iframe(page, 'knowledge')).toHaveCount(1);
  // The clock runs by itself, too: what the test takes comes on top.
  await page.clock.runFor(4000);
  await expect(form.getByRole('status')).toHaveCount(0);
  // Read out only where the words come into a region that is there already.
  const wordsAtFirst = await form.evaluateHandle((root) => {
    const seen: string[] = [];
    new MutationObserver((_, observer) => {
      const region = root.querySelector<HTMLElement>('[role=status]');
      if (!region) return;
      observer.disconnect();
      seen.push(region.innerText);
    }).observe(root, { childList: true, subtree: true });
    return seen;
  });
  await page.clock.runFor(4500);
  await expect(form.getByRole('status').getByText('ne s’affiche pas')).toBeVisible();
  expect(await wordsAtFirst.jsonValue()).toEqual(['']);
  for (const address of ['[href*="form=knowledge"]', '[href^="mailto:"]', '[href^="tel:"]'])
    await expect(form.locator(`a${address}`).last()).toBeVisible();
  await page.unroute(DEMO);
  await form.getByRole('button', { name: 'Réessayer' }).press('Enter');
  await expect(answered(page, 'knowledge').locator('iframe')).toBeVisible();
  await expect(form.locator('a[href^="tel:"]')).toHaveCount(0);
  await expect(form.locator(':focus')).toHaveCount(1);
});

test('the fallback moves nothing on the screen, and gives its room back out of sight', async ({
  page,
}) => {
  await page.clock.install();
  await watchShifts(page);
  await page.route(DEMO, (request) => request.abort());
  await visit(page, PROPOSER);
  const place = box(page, 'proposal');
  // What stands below the box is in the middle of the screen.
  await place.evaluate((element) =>
    scrollBy({
      top: element.getBoundingClientRect().bottom - innerHeight / 2,
      behavior: 'instant',
    }),
  );
  await expect(iframe(page, 'proposal')).toHaveCount(1);
  const heightOfBox = () => place.evaluate((element) => element.clientHeight);
  const before = await heightOfBox();
  await page.clock.runFor(8500);
  await expect(place.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await page.clock.runFor(1500);
  expect(await heightOfBox()).toBe(before);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(heightOfBox).toBeLessThan(before - 100);
  const { score, moved } = await shiftsOf(page);
  expect(Number(score), moved.join('\n')).toBeLessThan(0.005);
});

test('offline the fallback shows at once; the form comes with the network, and the keyboard keeps its place', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await visit(page, PROPOSER);
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
