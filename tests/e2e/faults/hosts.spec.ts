import { SANDBOX } from '../../../src/blocks/embed/protocols.ts';
import { box, iframe } from '../setup/forms.ts';
import { follow, visit, whenAlive } from '../setup/page.ts';
import { expect, test } from '../setup/test.ts';

const HOST = 'https://tally.so';
const SCRIPT = `${HOST}/widgets/embed.js`;
const LOADED = `parent.postMessage(JSON.stringify({event:'Tally.FormLoaded',payload:{formId:'x'}}),'*')`;

/** A page as it is built once its forms are at Tally. */
const atTally = (html: string) =>
  html
    .replaceAll('provider&quot;:&quot;demo', 'provider&quot;:&quot;tally')
    .replaceAll('/demo/formulaire.html?form=', `${HOST}/embed/`)
    .replace(/(?:frame|script)-src /g, `$&${HOST} `);

test('forms of another host are asked for with their tab, its script once, and nothing of it before and after', async ({
  page,
  accepted,
}) => {
  accepted.push(/^foreign: https:\/\/tally\.so\//);
  const asked: string[] = [];
  await page.route(/^https:/, (route) => {
    const url = route.request().url();
    asked.push(url);
    return url === SCRIPT
      ? route.fulfill({ contentType: 'text/javascript', body: '' })
      : route.fulfill({
          contentType: 'text/html',
          body: `<!doctype html><title>x</title><script>${LOADED}</script>`,
        });
  });
  await page.route('**/participer', async (route) => {
    const html = await (await route.fetch()).text();
    await route.fulfill({ contentType: 'text/html', body: atTally(html) });
  });
  await visit(page, '/projets/decouverte-gabon/participer');
  for (const [form, tab] of [
    ['partner', 'Devenir Partenaire'],
    ['volunteer', 'Devenir Bénévole'],
    ['partner', 'Devenir Partenaire'],
  ] as const) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(iframe(page, form)).toHaveAttribute('src', `${HOST}/embed/${form}`);
    await expect(iframe(page, form)).toHaveAttribute('sandbox', SANDBOX.form);
    await expect(box(page, form).locator('[data-state=answered]')).toBeVisible();
  }
  const before = asked.length;
  await follow(page, '/contact');
  await expect(page).toHaveTitle(/^Contact/);
  await whenAlive(page);
  expect(asked.slice(before)).toEqual([]);
  expect(asked.filter((url) => !url.startsWith(`${HOST}/embed/`))).toEqual([SCRIPT]);
});
