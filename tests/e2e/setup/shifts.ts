import type { Page } from '@playwright/test';

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node?: Node | null }[];
}

/** Notes every layout shift from the first paint on, on each page that is then opened. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen: { value: number; what: string }[] = [];
    Reflect.set(document, 'decalages', seen);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.hadRecentInput) continue;
        const nodes = entry.sources.map(({ node }) => {
          const element = node instanceof Element ? node : node?.parentElement;
          return element ? `<${element.localName} class="${element.className}">` : '?';
        });
        seen.push({ value: entry.value, what: nodes.join(' ') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** To the bottom, a screen at a time so that what is lazy comes, and back; two frames a step. */
export const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const twoFrames = () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const to = async (top: number) => {
      scrollTo({ top, behavior: 'instant' });
      await twoFrames();
    };
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) await to(y);
    await document.fonts.ready;
    for (let y = scrollY; y > 0; y -= innerHeight) await to(y);
    await to(0);
  });

/** The sum of all shifts, which is never less than the CLS of any one window, and what moved. */
export const shiftsOf = (page: Page) =>
  page.evaluate(() => {
    const seen = Reflect.get(document, 'decalages') as { value: number; what: string }[];
    return {
      score: seen.reduce((sum, { value }) => sum + value, 0).toFixed(3),
      moved: seen.map(({ value, what }) => `${value.toFixed(4)} ${what}`),
    };
  });
