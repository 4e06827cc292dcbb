import { type OpenSite, withBuiltSite } from './command.ts';
import { slowDown, visit, withPhone } from './phone.ts';
import { medians, number, type Section } from './report.ts';

const CASES = ['demandée d’avance (pointeur sur le lien)', 'demandée par l’appui', 'retour'];

/** Time from a tap to the painted title of the next page. */
export const navigation = (runs: number): Promise<Section> =>
  withBuiltSite(async (site) => {
    const all: number[][] = [];
    // The cases alternate, so that other load on the machine affects all cases equally.
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

/** Code for the page as text, since tsx would break a function: measures from a tap or « back » to a painted title. */
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

/** Milliseconds from a tap to the next page, and from the back button to the first page. */
const times = ({ browser, origin }: OpenSite, prefetch: boolean): Promise<number[]> =>
  withPhone(browser, async (page) => {
    await visit(page, `${origin}/a-propos`);
    await page.evaluate(WATCH);
    // A new link, because the browser has already prefetched the links of the page.
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), { id: 'bench', href: '/blog' });
      // The styles are set by a script: the Content-Security-Policy of the page forbids style attributes.
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
