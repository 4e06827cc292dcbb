import type { OpenSite } from '../tooling/open-site.ts';
import { withBuiltSite } from './command.ts';
import { visit, withPhone } from './phone.ts';
import { number, type Section } from './report.ts';

/** Kinds of files, by a pattern for their address; the address of HTML has no extension. */
const KINDS = { 'HTML et CSS': /\/[^.]*$/, JavaScript: /\.js$/, polices: /\.woff2$/, tout: /^/ };

/** Compressed kilobytes that a first visit of each route transfers, by kind of file. */
export const weights = (): Promise<Section> =>
  withBuiltSite(async (site) => {
    const rows: string[][] = [];
    for (const route of site.routes) {
      const files = await filesOf(site, route);
      const cells = Object.values(KINDS).map((kind) => {
        const sizes = files.filter(({ name }) => kind.test(name)).map(({ size }) => size);
        return number(sizes.reduce((sum, size) => sum + size, 0) / 1024, 1);
      });
      rows.push([`\`${route}\``, ...cells, String(files.length)]);
    }
    return {
      title: 'Poids d’une première visite (Ko, gzip)',
      note: 'Téléphone, cache vide, sans défiler, jusqu’à ce que l’application réponde et que le réseau se taise.',
      rows: [['page', ...Object.keys(KINDS), 'fichiers'], ...rows],
    };
  });

/** Names and compressed sizes (bytes) of all requests of a first visit. */
const filesOf = ({ browser, origin }: OpenSite, route: string) =>
  withPhone(browser, async (page) => {
    await visit(page, origin + route);
    return page.evaluate(() =>
      performance
        .getEntries()
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        // The size is 0 for resources from the cache.
        .filter(({ transferSize }) => transferSize > 0)
        .map(({ name, encodedBodySize }) => ({ name, size: encodedBodySize })),
    );
  });
