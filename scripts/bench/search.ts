import { withBuiltSite } from './command.ts';
import { slowDown, visit, withPhone } from './phone.ts';
import { medians, number, type Section } from './report.ts';

/** A slow network in a village, 400 kbit/s; here in bytes per second. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 50_000, uploadThroughput: 25_000 };

/** Time from the search button to the first result, time for one more letter, and bytes received. */
export const search = (runs: number): Promise<Section> =>
  withBuiltSite(async ({ browser, origin }) => {
    const all: number[][] = [];
    for (let run = 0; run < runs; run += 1) {
      const look = withPhone(
        browser,
        async (page) => {
          await visit(page, `${origin}/a-propos`);
          await slowDown(page);
          const session = await page.context().newCDPSession(page);
          await session.send('Network.emulateNetworkConditions', SLOW);
          return page.evaluate<number[]>(FIND_WORD);
        },
        // Without a service worker, whose requests would not be slowed down.
        { serviceWorkers: 'block' },
      );
      all.push(await look);
    }
    const [first = 0, key = 0, bytes = 0] = medians(all);
    return {
      title: 'Recherche',
      note: `À 400 kbit/s, processeur quatre fois plus lent ; médianes de ${runs}.`,
      rows: [
        ['de l’ouverture au premier résultat (ms)', 'une lettre de plus (ms)', 'reçu (Ko, gzip)'],
        [number(first), number(key), number(bytes / 1024, 1)],
      ],
    };
  });

/** Code for the page as text, since tsx would break a function: ms to the first result, ms for one more letter, bytes. */
const FIND_WORD = `(async () => {
  const shown = async (selector) => {
    while (!document.querySelector(selector)) await new Promise(requestAnimationFrame);
    return document.querySelector(selector);
  };
  const write = (box, text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(box, text);
    box.dispatchEvent(new Event('input', { bubbles: true }));
  };
  performance.clearResourceTimings();
  const began = performance.now();
  document.querySelector('header form button').click();
  const box = await shown('dialog input');
  write(box, 'mangrov');
  await shown('dialog li a');
  const first = performance.now() - began;
  const typed = performance.now();
  write(box, 'mangrove');
  document.body.getBoundingClientRect();
  const key = performance.now() - typed;
  const own = performance.getEntriesByType('resource').filter(({ name }) => /search|dialog|recherche/.test(name));
  return [first, key, own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)];
})()`;
