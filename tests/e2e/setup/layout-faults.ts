import type { Page } from '@playwright/test';
import { ALL } from '../../unit/all.ts';

// Functions that run inside a page are whole: they may use nothing from this module.

/** The largest number of lines of a page's title, at the widths of the scale. */
const MAX_LINES = new Map([
  [390, 4],
  [1440, 3],
]);

/** Words over two lines, titles of too many or broken at a hyphen, and how far the page scrolls sideways. */
export const brokenWords = (page: Page, width: number) =>
  page.evaluate((maxLines) => {
    const broken: string[] = [];
    const range = document.createRange();
    const title = document.querySelector('h1');
    const height = title?.clientHeight ?? 0;
    const lines = title && height / Number.parseFloat(getComputedStyle(title).lineHeight);
    if (Math.round(lines ?? 0) > maxLines) broken.push(`${lines} lines of title`);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      const element = text.parentElement;
      const isSeen = element?.checkVisibility({ visibilityProperty: true });
      if (!(text instanceof Text) || !isSeen || element?.closest('script,style,option')) continue;
      const words = element?.closest('h1,h2') ? /[\p{L}\p{N}’-]{2,}/gu : /[\p{L}\p{N}’]{2,}/gu;
      for (const { 0: word, index } of text.data.matchAll(words)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter((line) => line.width > 1);
        if (lines.some(({ top }) => Math.abs(top - (lines[0]?.top ?? 0)) > 4)) broken.push(word);
      }
    }
    const wide = document.documentElement.scrollWidth - innerWidth;
    return wide > 0 ? [...broken, `${wide} px sideways`] : broken;
  }, MAX_LINES.get(width) ?? 5);

/** Widths (px) at which words are looked at: all of them at night. */
export const WIDTHS = ALL
  ? [320, 344, 360, 390, 430, 600, 768, 1024, 1100, 1280, 1440, 1920]
  : [320, 390, 768, 1100, 1440];

/** The largest height of an inner page's opening on a phone (pixels), with its drawing: three lines of title, four of text. */
const MAX_HEIGHT = 440;

/** An opening that is high on a phone, or whose drawing covers its words; nothing of a page without such a drawing. */
export const openingOf = (page: Page, width: number) =>
  page.evaluate(
    (maxHeight) => {
      const header = document.querySelector('main > header');
      // In the opening of a project the picture is below the words, too, but never beside them.
      const drawing = header?.querySelector(':scope:not(:has(a)) > div + img');
      if (!header || !drawing) return;
      const box = drawing.getBoundingClientRect();
      const lines = Array.from(header.querySelectorAll('h1,p'), (words) => {
        const range = document.createRange();
        range.selectNodeContents(words);
        return [...range.getClientRects()];
      }).flat();
      const { height } = header.getBoundingClientRect();
      const faults = height > maxHeight ? [`an opening of ${height} px`] : [];
      const isCovered = lines.some(({ right, bottom }) => right > box.left && bottom > box.top);
      return box.width && isCovered ? [...faults, 'words under the drawing'] : faults;
    },
    width === 390 ? MAX_HEIGHT : Infinity,
  );
