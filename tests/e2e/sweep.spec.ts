import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { siteUrl } from '../../src/site/environment.ts';
import { BUDGETS } from '../budgets.ts';
import { ALL } from '../unit/all.ts';
import { axeFaults } from './setup/axe.ts';
import { contrast, findInkedLines } from './setup/contrast.ts';
import { addStyles, whenAlive } from './setup/page.ts';
import { scrollThrough, shiftsOf, watchShifts } from './setup/shifts.ts';
import { findSmallTargets } from './setup/small-targets.ts';
import { SWEPT } from './setup/swept-routes.ts';
import { expect, test } from './setup/test.ts';
import { findTextFaults, SPACED } from './setup/text-faults.ts';
import { uneven } from './setup/uneven-lists.ts';
import { overweight, startWeighing } from './setup/weigh.ts';

// Each page of the content, whatever its editors write, is loaded once on a phone and then widened, and all that
// must hold for any page is looked at there.
test.describe.configure({ timeout: 120_000 });

/** A line that breaks elsewhere in the fallback font is what may move, and it depends on the text. */
const ONE_LINE = 0.025;

/** Opens a page for its first visit; the hosts of its forms, if it has any, answer with nothing. */
async function open(page: Page, route: string, accepted: RegExp[]) {
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (request) => {
      const isFrame = request.request().resourceType() === 'document';
      return request.fulfill({ contentType: isFrame ? 'text/html' : 'text/javascript', body: '' });
    },
  );
  await page.goto(route);
  await whenAlive(page);
  // One that comes near the view as the page is scrolled.
  if ((await page.locator('[data-state]').count()) > 0) accepted.push(/^foreign/);
}

/** Lines too faint for what they stand on, by day and by night; on a phone no line may lie on a drawing. */
async function faintLines(page: Page): Promise<string[]> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  const faint: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const { text, ink, ground, large, overDrawing } of await page.evaluate(findInkedLines)) {
      const found = contrast(ink, ground);
      if (isPhone && overDrawing) faint.push(`« ${text} » lies on a drawing`);
      if (found < (large ? 3 : 4.5)) faint.push(`${colorScheme}: « ${text} » ${found.toFixed(2)}`);
    }
  }
  return faint;
}

/** Lines that white paper would hardly show, but in a picture. */
async function faintOnPaper(page: Page): Promise<string[]> {
  const faint: string[] = [];
  for (const colorScheme of ALL ? (['dark', 'light'] as const) : (['dark'] as const)) {
    await page.emulateMedia({ media: 'print', colorScheme });
    for (const { text, ink, overDrawing } of await page.evaluate(findInkedLines)) {
      const found = contrast(ink, [255, 255, 255]);
      if (!overDrawing && found < 4.5) faint.push(`on paper: « ${text} » ${found.toFixed(2)}`);
    }
  }
  return faint;
}

/** What every head must hold, and what a link must not do. */
const headFaults = (page: Page, canonical: string) =>
  page.evaluate((address) => {
    const content = (name: string) =>
      document.head
        .querySelector(`meta[name="${name}"],meta[property="${name}"]`)
        ?.getAttribute('content') ?? '';
    const { title, documentElement: root } = document;
    const h1 = [...document.querySelectorAll('h1')].map((one) => one.textContent.trim());
    const faults: [boolean, string][] = [
      [h1.length !== 1 || !h1[0], `h1: ${h1.join(' | ')}`],
      [!/^(fr|en)$/.test(root.lang), `lang ${root.lang}`],
      [!content('og:title') || !title.includes(content('og:title')), `title ${title}`],
      [content('description') !== content('og:description'), 'og:description'],
      [!content('description'), 'no description'],
      [
        document.querySelector('link[rel=canonical]')?.getAttribute('href') !== address,
        `canonical is not ${address}`,
      ],
      [content('og:image') === '', 'no og:image'],
    ];
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[target="_blank"]')) {
      faults.push([link.rel !== 'noopener noreferrer', `${link.href}: rel="${link.rel}"`]);
      const name = link.getAttribute('aria-label') ?? link.textContent;
      faults.push([!name.includes('nouvel onglet') && root.lang === 'fr', `${link.href}: new tab`]);
    }
    const policy = document.querySelector('meta[http-equiv="Content-Security-Policy"]');
    faults.push([!policy, 'no policy']);
    for (const script of document.querySelectorAll(
      'script[src]:not([type=module],[async],[defer])',
    ))
      faults.push([true, `${script.getAttribute('src')} keeps the page from showing`]);
    return faults.filter(([is]) => is).map(([, what]) => what);
  }, canonical);

/** Notes what is cut, too faint or hard to use on the page as it stands. */
async function isReadable(page: Page, faults: string[]): Promise<void> {
  await scrollThrough(page);
  faults.push(...(await page.evaluate(findTextFaults)));
  faults.push(...(await faintLines(page)));
  faults.push(...(await axeFaults(page, { off: ['color-contrast'] })));
}

async function shifted(page: Page): Promise<string[]> {
  const { score, moved } = await shiftsOf(page);
  return Number(score) >= ONE_LINE ? [`moves by ${score}: ${moved.join(', ')}`] : [];
}

/** What cannot be read once a reader has enlarged the letters, on the smallest screen, or spaced them. */
async function enlarged(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const look = async (how: string) =>
    faults.push(...(await page.evaluate(findTextFaults)).map((fault) => `${how}: ${fault}`));
  await page.setViewportSize({ width: 320, height: 844 });
  await look('320 px');
  const session = await page.context().newCDPSession(page);
  const letters = (standard: number) =>
    session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard - 6 } });
  // The choice of a reader in the browser's settings: every rem doubles, those of queries too.
  await letters(32);
  await look('letters twice as large, by choice');
  await letters(16);
  // What extensions and some browsers do: every rem doubles, but queries stay as they were.
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await look('letters twice as large, by force');
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.setViewportSize({ width: 390, height: 844 });
  await addStyles(page, SPACED);
  await look('with a reader’s spacing');
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return faults;
}

/** Widths (px) of laptops and tablets, where a list of five had no room for one line: all of them at night. */
const CROWDED = ALL ? [1280, 1210, 1120, 1030, 940, 860, 768] : [1280, 1120, 940, 768];

/** What does not fit on laptops and tablets. */
async function crowded(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of CROWDED) {
    await page.setViewportSize({ width, height: 900 });
    for (const lines of await page.evaluate(uneven)) faults.push(`${width} px: a list of ${lines}`);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) faults.push(`${width} px: scrolls sideways by ${wide} px`);
  }
  return faults;
}

for (const route of SWEPT) {
  test(`${route} on a phone, with letters enlarged, and on wide screens`, async ({
    page,
    request,
    accepted,
  }) => {
    await watchShifts(page);
    const weighed = startWeighing(page);
    await open(page, route, accepted);
    const canonical = siteUrl().replace(/\/$/, '') + (route === '/' ? '/' : route);
    const faults = await headFaults(page, canonical);
    const sent = await (await request.get(route === '/' ? '/' : `${route}/`)).text();
    const frame = sent.replace(/<main[\s\S]*<\/main>/, '');
    const bytes = gzipSync(frame).length;
    if (bytes > BUDGETS.frame) faults.push(`the frame weighs ${bytes}`);
    const elements = frame.match(/<[a-z]/g)?.length ?? 0;
    if (elements > BUDGETS.frameElements) faults.push(`${elements} elements in the frame`);
    faults.push(...overweight(await weighed()));

    await isReadable(page, faults);
    // A frame has the height of its form as soon as it says it; who scrolls as fast as this sees what is below move.
    if ((await page.locator('[data-state]').count()) === 0) faults.push(...(await shifted(page)));
    faults.push(...(await page.evaluate(findSmallTargets)));
    faults.push(...(await enlarged(page)));
    await page.setViewportSize({ width: 1440, height: 900 });
    await isReadable(page, faults);
    faults.push(...(await crowded(page)));
    faults.push(...(await faintOnPaper(page)));
    expect(faults).toEqual([]);
  });
}
