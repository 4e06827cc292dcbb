import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import type { FormProvider } from '../../src/content/schema/site.ts';
import { serve } from '../../src/vite/serve.ts';
import { copyProject, type ProjectCopy } from './setup/project-copy.ts';

/** The site as it is once its forms are at Tally and its map at Datawrapper: two words and the ids. */
let project: ProjectCopy;
let site: Awaited<ReturnType<typeof serve>>;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(600_000);
  project = copyProject();
  const file = join(project.dir, 'content/site.yml');
  const text = readFileSync(file, 'utf8')
    .replace('provider: demo # à remplacer: le service qui héberge vos', 'provider: tally #')
    .replace('provider: demo # à remplacer: le service qui héberge la', 'provider: datawrapper #')
    .replace(/demo-partner/, 'wPart1')
    .replace(/demo-volunteer/, 'wVolu2')
    .replace(/id: demo-map/, 'id: AbCd3');
  writeFileSync(file, text);
  const { dist, output, code } = project.build();
  expect(code, output).toBe(0);
  site = await serve({ dir: dist, port: 0, base: '/' });
});

test.afterAll(async () => {
  await site?.close();
  project?.remove();
});

const PAGE = (script: string) => `<!doctype html><title>x</title><script>${script}</script>`;

/** Answers for Tally and Datawrapper, as they speak; everything else of other hosts is refused. */
async function standIn(page: Page, answers: { form: string; map?: string; embed?: number }) {
  const asked: string[] = [];
  await page.route(/^https:/, (route) => route.abort());
  const html = (body: string) => ({ contentType: 'text/html', body });
  await page.route(/^https:\/\/tally\.so\/embed\//, (route) => {
    asked.push(route.request().url());
    return route.fulfill(html(PAGE(answers.form)));
  });
  await page.route('https://tally.so/widgets/embed.js', (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      status: answers.embed ?? 200,
      contentType: 'text/javascript',
      body: '',
    });
  });
  await page.route('https://datawrapper.dwcdn.net/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill(html(PAGE(answers.map ?? '')));
  });
  return asked;
}

const LOADED = `parent.postMessage(JSON.stringify({event:'Tally.FormLoaded',payload:{formId:'x'}}),'*')`;

test('Tally frames stand at their address, with its script loaded once', async ({ page }) => {
  const asked = await standIn(page, { form: LOADED });
  await page.goto(`${site.address}projets/decouverte-gabon/participer`);
  const partner = page.locator('[data-form=partner] iframe');
  await expect(partner).toHaveAttribute('src', 'https://tally.so/embed/wPart1');
  await expect(page.locator('[data-form=partner] [data-state=answered]')).toBeVisible();
  await page.getByRole('tab', { name: 'Devenir Bénévole' }).click();
  await expect(page.locator('[data-form=volunteer] [data-state=answered]')).toBeVisible();
  expect(asked.filter((url) => url.endsWith('/widgets/embed.js'))).toHaveLength(1);
  expect(asked.sort()).toEqual([
    'https://tally.so/embed/wPart1',
    'https://tally.so/embed/wVolu2',
    'https://tally.so/widgets/embed.js',
  ]);
});

test('pages without forms ask nothing of other hosts', async ({ page }) => {
  const asked = await standIn(page, { form: LOADED });
  await page.goto(`${site.address}services`);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
});

test('the map obeys the height of its own id only', async ({ page }) => {
  const say = `for (const m of [{'datawrapper-height':{AbCd3:432,other:999}},{'datawrapper-height':{other:999}},null,'x'])
    parent.postMessage(m,'*')`;
  await standIn(page, { form: LOADED, map: say });
  await page.goto(`${site.address}projets/ndjo-oyeri/carte-participative`);
  const map = page.locator('iframe[title="Carte participative"]');
  await expect(map).toHaveAttribute('src', 'https://datawrapper.dwcdn.net/AbCd3/');
  await expect.poll(() => map.evaluate((frame) => frame.getBoundingClientRect().height)).toBe(432);
});

for (const [how, answers] of [
  ['answers without a word', { form: '' }],
  ['has its script refused and stays silent', { form: '', embed: 500 }],
  ['speaks of something else', { form: `parent.postMessage('Tally.Autre','*')` }],
] as const) {
  test(`when Tally ${how}, the fallback holds the form's own address`, async ({ page }) => {
    await page.clock.install();
    await standIn(page, answers);
    await page.goto(`${site.address}projets/decouverte-gabon/participer`);
    await expect(page.locator('[data-form=partner] iframe')).toHaveCount(1);
    await page.clock.runFor(8500);
    const box = page.locator('[data-form=partner]');
    await expect(box.locator('a[href^="mailto:"]')).toBeVisible();
    await expect(box.locator('a[href="https://tally.so/embed/wPart1"]').last()).toBeVisible();
  });
}

/** An id of each other host of forms, and where its frame must stand. A host without a line does not compile. */
const OTHERS: Record<Exclude<FormProvider, 'demo' | 'tally'>, [id: string, address: string]> = {
  jotform: ['"241234567890"', 'https://form.jotform.com/241234567890'],
  fillout: ['aBcD12', 'https://forms.fillout.com/t/aBcD12?fillout-embed-id=site&'],
  google: ['1FAIpQLSabc', 'https://docs.google.com/forms/d/e/1FAIpQLSabc/viewform?embedded=true'],
  iframe: [
    'https://formulaires.example.net/partenaire',
    'https://formulaires.example.net/partenaire',
  ],
};

for (const [provider, [id, address]] of Object.entries(OTHERS)) {
  // A host whose frame tells its height, each time; the others each night.
  const mark = provider === 'fillout' ? '' : ' @rare';
  test(`the forms of ${provider} stand at their address, and no policy refuses them${mark}`, async ({
    page,
  }) => {
    const file = join(project.dir, 'content/site.yml');
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replace(/(forms:\n\s+provider:) \w+/, `$1 ${provider}`)
        .replace(/((?:partner|volunteer|child|knowledge|map|proposal):) [^\s#]+/g, `$1 ${id}`),
    );
    const { dist, output, code } = project.build();
    expect(code, output).toBe(0);
    const host = await serve({ dir: dist, port: 0, base: '/' });
    try {
      await page.route(/^https:/, (route) =>
        route.fulfill({ contentType: 'text/html', body: PAGE('') }),
      );
      await page.goto(`${host.address}projets/decouverte-gabon/participer`);
      const frame = page.locator('[data-form=partner] iframe');
      expect((await frame.getAttribute('src'))?.startsWith(address)).toBe(true);
      await expect
        .poll(() => page.frames().some((one) => one.url().startsWith(address)))
        .toBe(true);
    } finally {
      await host.close();
    }
  });
}
