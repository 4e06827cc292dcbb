import { expect, type Frame, type Locator, type Page, test } from '@playwright/test';
import { visitAlive } from './setup/alive.ts';
import { shiftsOf, watchShifts } from './setup/shifts.ts';

const FORMS = [
  ['/projets/decouverte-gabon/soutenir', 'partner'],
  ['/projets/ndjo-oyeri/partager', 'knowledge'],
  ['/projets/ndjo-oyeri/carte-participative', 'map'],
  ['/je-participe/proposer-un-projet', 'proposal'],
] as const;

const box = (page: Page, form: string) => page.locator(`[data-form=${form}]`);
const iframe = (page: Page, form: string) => box(page, form).locator('iframe');

/** Watches for the live region of a form; gives what asks for the words that it came with. */
async function watchRegion(form: Locator) {
  const words = await form.evaluateHandle((root) => {
    const seen: string[] = [];
    new MutationObserver((_, observer) => {
      const region = root.querySelector<HTMLElement>('[role=status]');
      if (!region) return;
      observer.disconnect();
      seen.push(region.innerText);
    }).observe(root, { childList: true, subtree: true });
    return seen;
  });
  return () => words.jsonValue();
}

async function openForm(page: Page, route: string, form: string): Promise<Frame> {
  await visitAlive(page, route);
  await box(page, form).scrollIntoViewIfNeeded();
  await expect(page.locator(`[data-form=${form}] [data-state=answered]`)).toBeVisible();
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

for (const [route, form] of FORMS) {
  test(`the form ${form} is embedded, as wide as its column, with a title`, async ({ page }) => {
    await openForm(page, route, form);
    await expect(iframe(page, form)).toHaveAttribute('title', /^Formulaire/);
    const [inner, outer] = await Promise.all(
      [iframe(page, form), box(page, form)].map((part) =>
        part.evaluate((element) => element.getBoundingClientRect().width),
      ),
    );
    expect(inner).toBe(outer);
  });
}

test('the proposal form is 600 px high and full width, whatever it says', async ({ page }) => {
  const frame = await openForm(page, '/je-participe/proposer-un-projet', 'proposal');
  await say(frame, { 'demo-height': 900 });
  expect(await heightOf(page, 'proposal')).toBe(600);
});

test('the frame is created only when its place comes near', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await visitAlive(page, '/je-participe/proposer-un-projet');
  await expect(iframe(page, 'proposal')).toHaveCount(0);
  await expect(box(page, 'proposal').getByRole('link')).toHaveText('Ouvrir dans un nouvel onglet');
  await box(page, 'proposal').scrollIntoViewIfNeeded();
  await expect(iframe(page, 'proposal')).toHaveCount(1);
});

test('a demonstration form says that nothing is sent, and stays where it is', async ({ page }) => {
  const frame = await openForm(page, '/projets/ndjo-oyeri/partager', 'knowledge');
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

test('heights of the frame are obeyed within 120 and 6000 px', async ({ page }) => {
  const frame = await openForm(page, '/projets/ndjo-oyeri/partager', 'knowledge');
  for (const [said, height] of [
    [700.4, 700],
    [50, 120],
    [99_999, 6000],
    [800, 800],
  ] as const) {
    await say(frame, { 'demo-height': said });
    await expect.poll(() => heightOf(page, 'knowledge')).toBe(height);
  }
});

test('hostile messages change nothing', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  const frame = await openForm(page, '/projets/ndjo-oyeri/partager', 'knowledge');
  await say(frame, { 'demo-height': 777 });
  await expect.poll(() => heightOf(page, 'knowledge')).toBe(777);
  const hostile = [null, 'reloadPage', 'setHeight:10:x', 12, [], {}, { 'demo-height': '900' }];
  for (const message of hostile) await say(frame, message);
  await frame.evaluate(() => parent.postMessage({ 'demo-height': Number.NaN }, '*'));
  await frame.evaluate(() => parent.postMessage({ 'demo-height': Number.POSITIVE_INFINITY }, '*'));
  // From the page itself and from a frame of another origin.
  await page.evaluate(() => postMessage({ 'demo-height': 300 }, '*'));
  await page.evaluate(
    () =>
      new Promise((done) => {
        addEventListener('message', ({ origin }) => origin === 'null' && done(null));
        const stranger = document.createElement('iframe');
        stranger.setAttribute('sandbox', 'allow-scripts');
        stranger.src =
          'data:text/html,<script>parent.postMessage({"demo-height":300},"*")</script>';
        stranger.hidden = true;
        document.body.append(stranger);
        // A policy that refuses the frame protects as well.
        document.addEventListener('securitypolicyviolation', () => done(null));
      }),
  );
  expect(await heightOf(page, 'knowledge')).toBe(777);
  expect(errors).toEqual([]);
});

test('a form that is silent for 8 s gives way to the fallback, and comes back', async ({
  page,
}) => {
  await page.clock.install();
  let refuse = true;
  await page.route('**/demo/formulaire.html*', (route) =>
    refuse ? route.fulfill({ status: 500, body: '' }) : route.continue(),
  );
  await visitAlive(page, '/projets/ndjo-oyeri/partager');
  await box(page, 'knowledge').scrollIntoViewIfNeeded();
  await expect(iframe(page, 'knowledge')).toHaveCount(1);
  // The clock runs by itself, too: what the test takes comes on top.
  await page.clock.runFor(4000);
  await expect(box(page, 'knowledge').getByRole('status')).toHaveCount(0);
  const wordsAtFirst = await watchRegion(box(page, 'knowledge'));
  await page.clock.runFor(4500);
  const fallback = box(page, 'knowledge');
  const status = fallback.getByRole('status');
  await expect(status).toContainText('ne s’affiche pas');
  // Read out only where the words come into a region that is there already.
  expect(await wordsAtFirst()).toEqual(['']);
  await expect(status.getByText('ne s’affiche pas')).toBeVisible();
  await expect(fallback.locator('a[href*="form=knowledge"]').last()).toBeVisible();
  await expect(fallback.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(fallback.locator('a[href^="tel:"]')).toBeVisible();
  refuse = false;
  await fallback.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.locator('[data-form=knowledge] [data-state=answered] iframe')).toBeVisible();
  await expect(fallback.locator('a[href^="tel:"]')).toHaveCount(0);
});

for (const [route, form] of FORMS.slice(2)) {
  test(`the fallback of ${form} moves nothing on the screen, and gives its room back out of sight`, async ({
    page,
  }) => {
    await page.clock.install();
    await watchShifts(page);
    await page.route('**/demo/formulaire.html*', (request) => request.abort());
    await visitAlive(page, route);
    const place = box(page, form);
    // What stands below the box is in the middle of the screen.
    await place.evaluate((element) =>
      scrollBy({
        top: element.getBoundingClientRect().bottom - innerHeight / 2,
        behavior: 'instant',
      }),
    );
    await expect(iframe(page, form)).toHaveCount(1);
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
}

test('the keyboard keeps its place when the fallback goes, and when it comes back at once', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await page.route('**/demo/formulaire.html*', (route) => route.fulfill({ status: 500, body: '' }));
  await visitAlive(page, '/projets/ndjo-oyeri/partager');
  const form = box(page, 'knowledge');
  await form.scrollIntoViewIfNeeded();
  await expect(iframe(page, 'knowledge')).toHaveCount(1);
  await page.clock.runFor(8500);
  const again = form.getByRole('button', { name: 'Réessayer' });
  await again.press('Enter');
  await expect(again).toHaveCount(0);
  await expect(form.locator(':focus')).toHaveCount(1);
  await page.clock.runFor(8500);
  await again.focus();
  await context.setOffline(true);
  await again.press('Enter');
  await expect(again).toBeVisible();
  await expect(form.locator(':focus')).toHaveCount(1);
  await again.focus();
  // The network that is back tries again by itself.
  await context.setOffline(false);
  await expect(again).toHaveCount(0);
  await expect(form.locator(':focus')).toHaveCount(1);
});

test('offline the fallback shows at once, and the form when the network is back', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 400 });
  await visitAlive(page, '/je-participe/proposer-un-projet');
  await context.setOffline(true);
  await box(page, 'proposal').scrollIntoViewIfNeeded();
  await expect(box(page, 'proposal').locator('a[href^="mailto:"]')).toBeVisible();
  await context.setOffline(false);
  await expect(page.locator('[data-form=proposal] [data-state=answered] iframe')).toBeVisible();
});

test('the map is embedded under its name, and has the same fallback beside it', async ({
  page,
}) => {
  await page.clock.install();
  await visitAlive(page, '/projets/ndjo-oyeri/carte-participative');
  const map = page.locator('iframe[title="Carte participative"]');
  await map.scrollIntoViewIfNeeded();
  await expect(
    page.frameLocator('iframe[title="Carte participative"]').getByText('Libreville').first(),
  ).toBeVisible();
  await page.route('**/demo/carte.html', (route) => route.abort());
  await page.reload();
  await map.scrollIntoViewIfNeeded();
  await page.clock.runFor(9000);
  await expect(page.getByText(/La carte ne s’affiche pas/)).toBeVisible();
});
