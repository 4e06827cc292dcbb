import { expect, type Page, test } from '@playwright/test';
import type { FormHost } from '../../src/content/schema/site.ts';
import { collectFaults } from './setup/page.ts';
import { copyProject, type Project } from './setup/project.ts';

/** The site as it is once its forms are at Tally and its map at Datawrapper: two words and the ids. */
let project: Project;
let site = '';

test.describe.configure({ mode: 'serial', timeout: 600_000 });

test.beforeAll(async () => {
  project = copyProject();
  const settings = project
    .read('content/site.yml')
    .replace('provider: demo # à remplacer: le service qui héberge vos', 'provider: tally #')
    .replace('provider: demo # à remplacer: le service qui héberge la', 'provider: datawrapper #')
    .replace(/demo-partner/, 'wPart1')
    .replace(/demo-volunteer/, 'wVolu2')
    .replace(/id: demo-map/, 'id: AbCd3');
  project.write('content/site.yml', settings);
  site = await project.serve();
});

test.afterAll(() => project?.remove());

const html = (script: string) => ({
  contentType: 'text/html',
  body: `<!doctype html><title>x</title><script>${script}</script>`,
});

/** Answers for Tally and Datawrapper, as they speak; gives what is asked of any other host than the site. */
async function standIn(page: Page, form: string, { map = '', embed = 200 } = {}) {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    const url = route.request().url();
    asked.push(url);
    if (url.startsWith('https://tally.so/embed/')) return route.fulfill(html(form));
    if (url.startsWith('https://datawrapper.dwcdn.net/')) return route.fulfill(html(map));
    return route.fulfill({ status: embed, contentType: 'text/javascript', body: '' });
  });
  return asked;
}

const LOADED = `parent.postMessage(JSON.stringify({event:'Tally.FormLoaded',payload:{formId:'x'}}),'*')`;

test('Tally frames stand at their address, with its script loaded once', async ({ page }) => {
  const asked = await standIn(page, LOADED);
  await page.goto(`${site}services`);
  await page.waitForLoadState('networkidle');
  expect(asked, 'a page without forms').toEqual([]);
  await page.goto(`${site}projets/decouverte-gabon/participer`);
  const partner = page.locator('[data-form=partner]');
  await expect(partner.locator('iframe')).toHaveAttribute('src', 'https://tally.so/embed/wPart1');
  await expect(partner.locator('[data-state=answered]')).toBeVisible();
  await page.getByRole('tab', { name: 'Devenir Bénévole' }).click();
  await expect(page.locator('[data-form=volunteer] [data-state=answered]')).toBeVisible();
  // Its id is not given yet.
  await page.getByRole('tab', { name: 'Inscrire un enfant' }).click();
  const child = page.locator('[data-form=child] iframe');
  await expect(child).toHaveAttribute('src', /\/demo\/formulaire\.html\?form=child$/);
  expect(asked.sort()).toEqual([
    'https://tally.so/embed/wPart1',
    'https://tally.so/embed/wVolu2',
    'https://tally.so/widgets/embed.js',
  ]);
});

test('the map obeys the height of its own id only', async ({ page }) => {
  const map = `for (const m of [{'datawrapper-height':{AbCd3:432,other:999}},{'datawrapper-height':{other:999}},null,'x'])
    parent.postMessage(m,'*')`;
  await standIn(page, LOADED, { map });
  await page.goto(`${site}projets/ndjo-oyeri/carte-participative`);
  const frame = page.locator('iframe[title="Carte participative"]');
  await expect(frame).toHaveAttribute('src', 'https://datawrapper.dwcdn.net/AbCd3/');
  await expect.poll(async () => (await frame.boundingBox())?.height).toBe(432);
});

test('when Tally speaks of something else and has its script refused, the fallback holds the form’s own address', async ({
  page,
}) => {
  await page.clock.install();
  await standIn(page, `parent.postMessage('Tally.Autre','*')`, { embed: 500 });
  await page.goto(`${site}projets/decouverte-gabon/participer`);
  const partner = page.locator('[data-form=partner]');
  await expect(partner.locator('iframe')).toHaveCount(1);
  await page.clock.runFor(8500);
  await expect(partner.locator('a[href^="mailto:"]')).toBeVisible();
  await expect(partner.locator('a[href="https://tally.so/embed/wPart1"]').last()).toBeVisible();
});

/** An id of each other host of forms, and where its frame must stand. A host without a line does not compile. */
const OTHERS: Record<Exclude<FormHost, 'demo' | 'tally'>, [id: string, address: string]> = {
  jotform: ['"241234567890"', 'https://form.jotform.com/241234567890'],
  fillout: ['aBcD12', 'https://forms.fillout.com/t/aBcD12?fillout-embed-id=site&'],
  google: ['1FAIpQLSabc', 'https://docs.google.com/forms/d/e/1FAIpQLSabc/viewform?embedded=true'],
  iframe: ['https://formulaires.example.net/ici', 'https://formulaires.example.net/ici'],
};

for (const [provider, [id, address]] of Object.entries(OTHERS)) {
  // A host whose frame tells its height, each time; the others each night.
  const mark = provider === 'fillout' ? '' : ' @rare';
  test(`the forms of ${provider} stand at their address, and no policy refuses them${mark}`, async ({
    page,
  }) => {
    const faults = collectFaults(page);
    const settings = project
      .read('content/site.yml')
      .replace(/(forms:\n\s+provider:) \w+/, `$1 ${provider}`)
      .replace(/((?:partner|volunteer|child|knowledge|map|proposal):) [^\s#]+/g, `$1 ${id}`);
    project.write('content/site.yml', settings);
    const other = await project.serve();
    await page.route(/^https:/, (route) => route.fulfill(html('')));
    await page.goto(`${other}projets/decouverte-gabon/participer`);
    await expect
      .poll(() => page.frames().some((frame) => frame.url().startsWith(address)))
      .toBe(true);
    expect(faults.filter((fault) => fault.includes('Content Security Policy'))).toEqual([]);
  });
}
