import type { OpenSite } from '../tooling/open-site.ts';
import { withBuiltSite } from './command.ts';
import { slowDown, visit, withPhone } from './phone.ts';
import { median, number, type Section } from './report.ts';

const WAYS = {
  prefetched: 'demandée d’avance (pointeur sur le lien)',
  tap: 'demandée par l’appui',
  back: 'retour',
} as const;
type Way = keyof typeof WAYS;

/** From a tap to the painted title of the next page. */
export const navigation = (runs: number): Promise<Section> =>
  withBuiltSite(async (site) => {
    const times: Record<Way, number[]> = { prefetched: [], tap: [], back: [] };
    const ways = Object.keys(WAYS) as Way[];
    // In turn: what else the machine does meets every way alike.
    for (let run = 0; run < runs; run += 1) {
      for (const way of ways) times[way].push(await tapToTitle(site, way));
    }
    return {
      title: 'De l’appui au titre affiché',
      note: `De \`/a-propos\` à \`/blog\` en 4G lente, processeur quatre fois plus lent (Element Timing) ; médianes de ${runs}.`,
      rows: [['page', 'ms'], ...ways.map((way) => [WAYS[way], number(median(times[way]))])],
    };
  });

/** Notes when a tap begins, and the frame that shows a new title. As text: see paint.ts. */
const WATCH = `
let known = document.querySelector('h1');
new MutationObserver(() => {
  const title = document.querySelector('h1');
  if (title && title !== known) title.setAttribute('elementtiming', 'title');
  known = title;
}).observe(document, { childList: true, subtree: true });
new PerformanceObserver((list) => {
  window.benchTook = list.getEntries()[0].renderTime - window.benchBegan;
}).observe({ type: 'element' });
addEventListener('touchstart', (event) => { window.benchBegan = event.timeStamp; }, { capture: true });
`;

const tapToTitle = ({ browser, origin }: OpenSite, way: Way): Promise<number> =>
  withPhone(browser, async (page) => {
    await visit(page, `${origin}/a-propos`);
    await page.evaluate(WATCH);
    // The links of the page itself were asked for ahead when they came into view.
    await page.evaluate(() => {
      const link = '<a id="bench" style="position:fixed;inset:0;z-index:99" href="/blog">';
      document.body.insertAdjacentHTML('beforeend', link);
    });
    await slowDown(page);
    if (way === 'prefetched') {
      const fetched = page.waitForEvent('requestfinished');
      await page.hover('#bench');
      await fetched;
    }
    await page.tap('#bench');
    const took = () => page.waitForFunction(() => Reflect.get(window, 'benchTook'));
    if (way === 'back') {
      await took();
      await page.evaluate(
        'window.benchTook = 0, window.benchBegan = performance.now(), history.back()',
      );
    }
    return (await took()).jsonValue();
  });
