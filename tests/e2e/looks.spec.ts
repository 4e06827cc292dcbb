import type { Page } from '@playwright/test';
import { ALL } from '../unit/all.ts';
import { axeFaults } from './setup/axe.ts';
import { sampleOf } from './setup/built-pages.ts';
import { contrast, findInkedLines } from './setup/contrast.ts';
import { addStyles, visit } from './setup/page.ts';
import { scrollThrough, shiftsOf, watchShifts } from './setup/shifts.ts';
import { findSmallTargets } from './setup/small-targets.ts';
import { expect, test } from './setup/test.ts';
import { findTextFaults, SPACED } from './setup/text-faults.ts';

// Pages of the frozen content, and of the register with all that it can open, each loaded once on a phone and then widened:
// no text of an editor turns a question of looks red.
test.describe.configure({ timeout: 900_000 });

/** A line that breaks elsewhere in the fallback font is what may move, and it depends on the text. */
const ONE_LINE = 0.025;

/** Lines too faint for what they stand on, by day and by night; on a phone no line may lie on a drawing. */
async function faintLines(page: Page): Promise<string[]> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  const faint: string[] = [];
  const grounds = new Set<string>();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    grounds.add(await page.evaluate(() => getComputedStyle(document.body).backgroundColor));
    for (const { text, ink, ground, large, overDrawing } of await page.evaluate(findInkedLines)) {
      const found = contrast(ink, ground);
      if (isPhone && overDrawing) faint.push(`« ${text} » lies on a drawing`);
      if (found < (large ? 3 : 4.5)) faint.push(`${colorScheme}: « ${text} » ${found.toFixed(2)}`);
    }
  }
  return grounds.size < 2 ? [...faint, 'the same by night as by day'] : faint;
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

/** The lists of at most six items in three columns or more whose last item is alone on its line, as « 3 + 1 ». Runs inside the page, whole. */
function uneven(): string[] {
  return [...document.querySelectorAll('main :is(ul,ol)')].flatMap((list) => {
    const { display, gridTemplateColumns } = getComputedStyle(list);
    const isSmall = list.children.length <= 6;
    if (display !== 'grid' || gridTemplateColumns.split(' ').length < 3 || !isSmall) return [];
    const lines: number[] = [];
    let before = Number.POSITIVE_INFINITY;
    for (const item of list.children) {
      const { left } = item.getBoundingClientRect();
      // Further to the left than the one before: a line begins.
      if (left <= before) lines.push(0);
      lines.push((lines.pop() ?? 0) + 1);
      before = left;
    }
    const shown = lines.join(' + ');
    return /[2-9] . 1$/.test(shown) ? [shown] : [];
  });
}

/** What does not fit on laptops and tablets. */
async function crowded(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const width of CROWDED) {
    await page.setViewportSize({ width, height: 900 });
    for (const lines of await page.evaluate(uneven)) faults.push(`${width} px: a list of ${lines}`);
  }
  return faults;
}

/** Parts that the pages are shared among, so that the workers share this test. */
const PARTS = [0, 1, 2, 3];

for (const part of PARTS)
  test(`pages are readable on a phone, with letters enlarged, on wide screens and on paper (${part + 1} of ${PARTS.length})`, async ({
    page,
  }) => {
    await watchShifts(page);
    const all: string[] = [];
    const frozen = sampleOf('FROZEN').filter((_, at) => at % (PARTS.length - 1) === part);
    // The last part is the open register.
    const pages = frozen.length > 0 ? frozen : sampleOf('OPENED', '/je-participe');
    for (const address of pages) {
      const faults: string[] = [];
      await page.emulateMedia({ media: 'screen', colorScheme: 'light', reducedMotion: null });
      await page.setViewportSize({ width: 390, height: 844 });
      await visit(page, address);
      await isReadable(page, faults);
      // A frame has the height of its form as soon as it says it; who scrolls as fast as this sees what is below move.
      if ((await page.locator('[data-state]').count()) === 0) faults.push(...(await shifted(page)));
      faults.push(...(await page.evaluate(findSmallTargets)));
      faults.push(...(await enlarged(page)));
      await page.setViewportSize({ width: 1440, height: 900 });
      await isReadable(page, faults);
      faults.push(...(await crowded(page)));
      faults.push(...(await faintOnPaper(page)));
      all.push(...faults.map((fault) => `${address}: ${fault}`));
    }
    expect(all).toEqual([]);
  });
