import type { OpenSite } from '../tooling/open-site.ts';
import { withBuiltSite } from './command.ts';
import { slowDown, visit, withPhone } from './phone.ts';
import { medians, number, type Section } from './report.ts';

const CASES = ['demandée d’avance (pointeur sur le lien)', 'demandée par l’appui', 'retour'];

/** Time from a tap to the painted title of the next page. */
export const navigation = (runs: number): Promise<Section> =>
  withBuiltSite(async (site) => {
    const all: number[][] = [];
    // The cases alternate, so that other load on the machine affects them equally.
    for (let run = 0; run < runs; run += 1) {
      const [prefetched = 0] = await times(site, true);
      all.push([prefetched, ...(await times(site, false))]);
    }
    return {
      title: 'De l’appui au titre affiché',
      note: `De \`/a-propos\` à \`/blog\` en 4G lente, processeur quatre fois plus lent (Element Timing) ; médianes de ${runs}.`,
      rows: [
        ['page', 'ms'],
        ...medians(all).map((time, index) => [CASES[index] ?? '', number(time)]),
      ],
    };
  });

/** Measures from `touchstart` or `popstate` to the first paint of a new title. A string: see paint.ts. */
const WATCH = `
let known = document.querySelector('h1'), began;
new MutationObserver(() => {
  const title = document.querySelector('h1');
  if (title && title !== known) title.setAttribute('elementtiming', 'title');
  known = title;
}).observe(document, { childList: true, subtree: true });
new PerformanceObserver((list) => {
  window.benchTook = list.getEntries()[0].renderTime - began;
}).observe({ type: 'element' });
for (const type of ['touchstart', 'popstate'])
  addEventListener(type, (event) => { began = event.timeStamp; }, { capture: true });
`;

/** Milliseconds to the next page, and back. */
const times = ({ browser, origin }: OpenSite, prefetch: boolean): Promise<number[]> =>
  withPhone(browser, async (page) => {
    await visit(page, `${origin}/a-propos`);
    await page.evaluate(WATCH);
    // The page's own links are prefetched already.
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { id: 'bench', href: '/blog' });
      // The CSP of the page forbids style attributes in HTML.
      Object.assign(link.style, { position: 'fixed', inset: '0', zIndex: '99' });
      document.body.append(link);
    });
    await slowDown(page);
    if (prefetch) {
      const fetched = page.waitForEvent('requestfinished');
      await page.hover('#bench');
      await fetched;
    }
    const took = async (): Promise<number> =>
      (await page.waitForFunction(() => Reflect.get(window, 'benchTook'))).jsonValue();
    await page.tap('#bench');
    const there = await took();
    await page.evaluate('window.benchTook = 0, history.back()');
    return [there, await took()];
  });
