import type { Page } from '@playwright/test';
import { SANDBOX } from '../../../src/blocks/embed/protocols.ts';
import { box, iframe } from '../setup/forms.ts';
import { siteBehindNetwork, whenServed } from '../setup/network.ts';
import { follow, hold, visit, whenAlive } from '../setup/page.ts';
import { countPending, pending } from '../setup/pending.ts';
import type { Project } from '../setup/project.ts';
import { ROUTES } from '../setup/routes.ts';
import { expect, testOf } from '../setup/test.ts';

/** Where the frames of Tally are. */
const TALLY = 'https://tally.so/embed/';

/** Two words and the ids: what going live takes. One id is still to be given. */
function goLive(project: Project): void {
  project.edit('content/site.yml', /(?<=^forms:\n {2}provider: )demo/m, 'tally');
  project.edit('content/site.yml', /(?<=^map:\n {2}provider: )demo/m, 'datawrapper');
  for (const form of ['partner', 'volunteer', 'knowledge', 'map', 'proposal'])
    project.edit('content/site.yml', `demo-${form}`, `w${form}`);
  project.edit('content/site.yml', 'id: demo-map', 'id: AbCd3');
}

/** The site as it is once its forms are at Tally and its map at Datawrapper. */
const test = testOf(goLive);
test.describe.configure({ mode: 'default', timeout: 300_000 });

const html = (script: string) => ({
  contentType: 'text/html',
  body: `<!doctype html><title>x</title><script>${script}</script>`,
});

/** What a page may ask of other hosts once its forms and its map are there. */
const PROVIDERS = /^foreign: https:\/\/(?:tally\.so|datawrapper\.dwcdn\.net)\//;

/** Answers for Tally and Datawrapper, as they speak; gives what is asked of any other host than the site. */
async function standIn(page: Page, accepted: RegExp[], form: string) {
  accepted.push(PROVIDERS);
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    const url = route.request().url();
    asked.push(url);
    if (url.startsWith(TALLY)) return route.fulfill(html(form));
    if (url.startsWith('https://datawrapper.dwcdn.net/')) return route.fulfill(html(''));
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return asked;
}

const SCRIPT = 'https://tally.so/widgets/embed.js';

const LOADED = `parent.postMessage(JSON.stringify({event:'Tally.FormLoaded',payload:{formId:'x'}}),'*')`;
const JOIN = 'projets/decouverte-gabon/participer';
const MAP = 'projets/ndjo-oyeri/carte-participative';

/** Where each form stands, and the tab that shows it. */
const FORMS = [
  ['partner', JOIN, 'Devenir Partenaire'],
  ['volunteer', JOIN, 'Devenir Bénévole'],
  ['child', JOIN, 'Inscrire un enfant'],
  ['knowledge', 'projets/ndjo-oyeri/partager'],
  ['proposal', 'je-participe/proposer-un-projet'],
  ['map', MAP],
] as const;

test('a visitor opens and leaves the forms again and again', async ({
  page,
  accepted,
  address: hosted,
}) => {
  const asked = await standIn(page, accepted, LOADED);
  await page.goto(`${hosted}services`);
  await page.waitForLoadState('networkidle');
  expect(asked, 'a page without forms').toEqual([]);
  await follow(page, `/${JOIN}`);
  for (const form of ['partner', 'volunteer', 'partner', 'volunteer'] as const) {
    const [, , tab = ''] = FORMS.find(([name]) => name === form) ?? [];
    await page.getByRole('tab', { name: tab }).click();
    await expect(iframe(page, form)).toHaveAttribute('src', `${TALLY}w${form}`);
    await expect(iframe(page, form)).toHaveAttribute('sandbox', SANDBOX.form);
    await expect(box(page, form).locator('[data-state=answered]')).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Inscrire un enfant' }).click();
  const child = iframe(page, 'child');
  await expect(child).toHaveAttribute('src', /\/demo\/formulaire\.html\?form=child$/);
  await follow(page, '/contact');
  await expect(page).toHaveTitle(/^Contact/);
  await page.goBack();
  await whenAlive(page);
  await expect(child).toHaveCount(1);
  await follow(page, `/${FORMS[3][1]}`);
  await box(page, 'knowledge').scrollIntoViewIfNeeded();
  await expect(iframe(page, 'knowledge')).toHaveCount(1);
  const first = asked.slice(0, 3).sort();
  expect(first).toEqual([`${TALLY}wpartner`, `${TALLY}wvolunteer`, SCRIPT]);
  expect(asked.filter((url) => !url.startsWith(TALLY))).toEqual([SCRIPT]);
});

test('a provider is down, or blocked', async ({ page, accepted, address: hosted }) => {
  accepted.push(/ERR_FAILED/, PROVIDERS);
  await page.clock.install();
  await page.route(/^https:|\/demo\//, (route) => route.abort());
  for (const [form, route, tab] of FORMS) {
    if (page.url() !== hosted + route) await visit(page, hosted + route);
    if (tab) await page.getByRole('tab', { name: tab }).click();
    await box(page, form).scrollIntoViewIfNeeded();
    await expect(iframe(page, form)).toHaveCount(1);
    await page.clock.runFor(8500);
    await expect(box(page, form).getByText(/ne s’affiche pas/), form).toBeVisible();
    await expect(box(page, form).locator('a[href^="mailto:"]'), form).toBeVisible();
  }
  await visit(page, hosted + MAP);
  const map = page.locator('iframe[title="Carte participative"]');
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveAttribute('sandbox', SANDBOX.chart);
  await page.clock.runFor(8500);
  await expect(page.getByText(/La carte ne s’affiche pas/)).toBeVisible();
});

test('a page is left while its form is still on its way', async ({
  page,
  accepted,
  address: hosted,
}) => {
  await countPending(page);
  await standIn(page, accepted, LOADED);
  await visit(page, `${hosted}contact`);
  const before = await pending(page);
  const answer = await hold(page, /^https:/);
  await follow(page, `/${JOIN}`);
  await expect(iframe(page, 'partner')).toHaveCount(1);
  await expect.poll(() => pending(page)).toMatchObject({ message: 1, offline: 1, timer: 1 });
  await follow(page, '/contact');
  await expect(page).toHaveTitle(/^Contact/);
  answer();
  const after = { ...before, message: 0, offline: 0, timer: 0 };
  await expect.poll(() => pending(page)).toMatchObject(after);
  await page.evaluate((data) => postMessage(data, '*'), LOADED);
});

/** Whether the page asks a host for a form or a map: one is near the view. */
const showsEmbed = async (page: Page) =>
  (await page.locator('[data-state]:not([data-state=waiting])').count()) > 0;

/** Waits until what is near the view was told to the page (after a frame) and drawn by it (after another). */
const showsWhatIsNear = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  });

test.describe('with the offline worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('no page without an embed in view requests another host: first, after a page with one, and offline', async ({
    page,
    accepted,
    project,
    address: _built,
  }) => {
    const asked = await standIn(page, accepted, '');
    const site = await siteBehindNetwork(project.dist, accepted);
    await visit(page, `${site.origin}/`);
    await whenServed(page);
    const embeds = new Set<string>();
    const walk = async (routes: readonly string[]) => {
      for (const route of routes) {
        const before = asked.length;
        await follow(page, route);
        // The address changes first, the head with the page.
        const canonical = `head > link[rel=canonical][href$=":4173${route}"]`;
        await expect(page.locator(canonical)).toBeAttached();
        await whenAlive(page);
        await showsWhatIsNear(page);
        if (await showsEmbed(page)) {
          embeds.add(route);
          // What this page asks is asked before the next one is judged.
          for (const frame of page.frames()) await frame.waitForLoadState();
        } else expect(asked.slice(before), route).toEqual([]);
      }
    };
    await walk(ROUTES);
    expect([...embeds]).toContain(`/${MAP}`);
    const OWN =
      /^https:\/\/(datawrapper\.dwcdn\.net\/AbCd3\/|tally\.so\/(embed\/w\w+|widgets\/embed\.js))$/;
    expect(asked.filter((address) => !OWN.test(address))).toEqual([]);
    expect(asked.filter((address) => address === SCRIPT)).toHaveLength(1);
    site.network.cut = true;
    await walk(ROUTES.slice(0, 6));
    await page.goto(`${site.origin}/`);
    await whenAlive(page);
    await site.close();
  });
});
