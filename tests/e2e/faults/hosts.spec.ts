import { expect, test } from '@playwright/test';
import { box, iframe } from '../setup/forms.ts';
import { standIn, TALLY } from '../setup/hosts.ts';
import { collectFaults, follow, hold, visit, whenAlive } from '../setup/page.ts';
import { countPending, pending } from '../setup/pending.ts';

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
  ['map', MAP],
  ['proposal', 'je-participe/proposer-un-projet'],
] as const;

/** The site as it is once its forms are at Tally and its map at Datawrapper. */
const hosted = process.env.HOSTED_ADDRESS ?? '';

test('a visitor opens and leaves the forms again and again', async ({ page }) => {
  const asked = await standIn(page, LOADED);
  await page.goto(`${hosted}services`);
  await page.waitForLoadState('networkidle');
  expect(asked, 'a page without forms').toEqual([]);
  await follow(page, `/${JOIN}`);
  for (const form of ['partner', 'volunteer', 'partner', 'volunteer'] as const) {
    const [, , tab] = FORMS.find(([name]) => name === form) ?? [];
    await page.getByRole('tab', { name: tab }).click();
    await expect(iframe(page, form)).toHaveAttribute('src', `${TALLY}w${form}`);
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

test('a provider is down, or blocked', async ({ page }) => {
  await page.clock.install();
  const faults = collectFaults(page);
  await page.route(/^https:|\/demo\//, (route) => route.abort());
  for (const [form, route, tab] of FORMS) {
    await visit(page, hosted + route);
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
  await page.clock.runFor(8500);
  await expect(page.getByText(/La carte ne s’affiche pas/)).toBeVisible();
  expect(faults.filter((fault) => !/^foreign|ERR_FAILED/.test(fault))).toEqual([]);
});

test('a provider speaks of something else, its script fails', async ({ page }) => {
  await page.clock.install();
  await standIn(page, `parent.postMessage('Tally.Autre','*')`, { embed: 500 });
  await page.goto(hosted + JOIN);
  const partner = box(page, 'partner');
  await expect(partner.locator('iframe')).toHaveCount(1);
  await page.clock.runFor(8500);
  await expect(partner.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(partner.locator(`a[href="${TALLY}wpartner"]`).last()).toBeVisible();
});

test('the map speaks of another map, or of nothing', async ({ page }) => {
  const map = `for (const m of [{'datawrapper-height':{AbCd3:432,other:999}},{'datawrapper-height':{other:999}},null,'x'])
    parent.postMessage(m,'*')`;
  await standIn(page, LOADED, { map });
  await page.goto(hosted + MAP);
  const frame = page.locator('iframe[title="Carte participative"]');
  await expect(frame).toHaveAttribute('src', 'https://datawrapper.dwcdn.net/AbCd3/');
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(432);
});

test('a page is left while its form is still on its way', async ({ page }) => {
  const faults = collectFaults(page);
  await countPending(page);
  await standIn(page, LOADED);
  await visit(page, `${hosted}contact`);
  const before = await pending(page);
  const answer = await hold(page, /^https:/);
  await follow(page, `/${JOIN}`);
  await expect(iframe(page, 'partner')).toHaveCount(1);
  expect(await pending(page)).toMatchObject({ message: 1, offline: 1, timer: 1 });
  await follow(page, '/contact');
  await expect(page).toHaveTitle(/^Contact/);
  answer();
  const after = { ...before, message: 0, offline: 0, timer: 0 };
  await expect.poll(() => pending(page)).toMatchObject(after);
  await page.evaluate((data) => postMessage(data, '*'), LOADED);
  expect(faults.filter((fault) => !fault.startsWith('foreign'))).toEqual([]);
});
