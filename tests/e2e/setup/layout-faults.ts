import type { Page } from '@playwright/test';
import { ALL } from '../../unit/all.ts';

// Functions that run inside a page are whole: they may use nothing from this module.

/** Where columns begin at 1440 px: the three columns of texts and cards; halves, quarters and fifths of wide lists. */
const EDGES = [112, 528, 944, 424, 736, 1048, 361.6, 611.2, 860.8, 1110.4];

/** What begins at no column at 1440 px, rows that do not end at the right edge, and more than two ribbons. */
const offGrid = (page: Page) =>
  page.evaluate((edges) => {
    const found: string[] = [];
    const isDrawn = (element: Element) => {
      const { backgroundColor, borderLeftWidth } = getComputedStyle(element);
      return borderLeftWidth !== '0px' || !/, 0\)$/.test(backgroundColor);
    };
    const isInBox = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent.matches('main,section,header,article')) return false;
      return isDrawn(parent) || isInBox(parent);
    };
    const rightOf = (band: Element) => {
      const range = document.createRange();
      range.selectNodeContents(band);
      const boxes = [...band.querySelectorAll('img,iframe,table,[data-state]')];
      const rects = [...range.getClientRects(), ...boxes.map((box) => box.getBoundingClientRect())];
      return Math.max(...rects.map(({ right }) => right));
    };
    // A ribbon is 16 px high.
    const ribbons = [...document.querySelectorAll('body *')].filter((element) => {
      const { backgroundImage, display, height } = getComputedStyle(element, '::before');
      return display !== 'none' && height === '16px' && backgroundImage !== 'none';
    });
    if (ribbons.length > 2) found.push(`${ribbons.length} ribbons`);
    for (const band of document.querySelectorAll('main > section')) {
      const empty = 1328 - rightOf(band);
      if (empty > 400) found.push(`${empty} px of nothing beside ${band.textContent.slice(0, 30)}`);
    }
    // A list of cards or rows, a table or figures: each has a class, and a text has none.
    for (const row of document.querySelectorAll(
      'main > section > div > :is(ul,ol,dl,div)[class]',
    )) {
      const { left, right, width } = row.getBoundingClientRect();
      if (width > 1 && right < 1326)
        found.push(`${row.textContent.slice(0, 30)}: ${left}–${right}`);
    }
    const parts = document.querySelectorAll(
      'main :is(h1,h2,p,dl,table,form,li):not(li *,summary *)',
    );
    for (const part of parts) {
      const { left, width } = part.getBoundingClientRect();
      const { borderLeftWidth, paddingLeft } = getComputedStyle(part);
      // The line of a timeline stands in the margin.
      const inside = left + Number.parseFloat(borderLeftWidth) + Number.parseFloat(paddingLeft);
      const isWindow = width >= innerWidth || part.querySelector('img') !== null;
      const isSeen = width > 1 && part.checkVisibility({ visibilityProperty: true });
      if (
        !isSeen ||
        isWindow ||
        isInBox(part) ||
        part.matches('ul:not([role]) li,ol:not([role]) li')
      )
        continue;
      const text = `« ${part.textContent.trim().slice(0, 30)} »`;
      const fits = (place: number) => edges.some((edge) => Math.abs(edge - place) < 2.5);
      if (!fits(left) && !fits(inside)) found.push(`${text} at ${left}`);
    }
    return found;
  }, EDGES);

/** Texts that begin less than 16 or more than 40 px under their title on a phone. */
const titleGaps = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :has(> h2:last-child) + div > p:first-child')].flatMap(
      (text) => {
        const title = text.parentElement?.previousElementSibling?.lastElementChild;
        if (!title || !text.checkVisibility() || text.querySelector(':scope > :is(img,picture)'))
          return [];
        const space = text.getBoundingClientRect().top - title.getBoundingClientRect().bottom;
        return space < 16 || space > 40 ? [`${title.textContent}: ${space} px`] : [];
      },
    ),
  );

/** The largest number of lines of a page's title, at the widths of the scale. */
const MAX_LINES = new Map([
  [390, 4],
  [1440, 3],
]);

/** Words over two lines, titles of too many or broken at a hyphen, and how far the page scrolls sideways. */
const brokenWords = (page: Page, width: number) =>
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

const AT: Record<number, (page: Page) => Promise<string[]>> = { 390: titleGaps, 1440: offGrid };

/** What is wrong with the layout of a page at a width that the window has: words, titles, the grid. */
export const layoutFaults = async (page: Page, width: number) => [
  ...(await brokenWords(page, width)),
  ...((await AT[width]?.(page)) ?? []),
];
