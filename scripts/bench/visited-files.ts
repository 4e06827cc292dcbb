import type { Browser } from 'playwright';
import type { BenchSite } from './bench-site.ts';
import { type PackedSize, packedSize } from './packed-size.ts';
import { whenAlive, withPhone } from './phone.ts';

/** A file that a visit asked the site for. */
export interface VisitedFile extends PackedSize {
  /** As Chromium names it: document, script, stylesheet, font, image, … */
  kind: string;
  /** Asked for before the page's `load` event. */
  beforeLoad: boolean;
}

/** Everything that a first visit of a route brings, and how many elements the page has. */
export const visitedFiles = (browser: Browser, { dir, origin }: BenchSite, route: string) =>
  withPhone(browser, async (page) => {
    const asked: { path: string; kind: string; beforeLoad: boolean }[] = [];
    let beforeLoad = true;
    page.once('load', () => {
      beforeLoad = false;
    });
    page.on('request', (request) => {
      const { origin: from, pathname } = new URL(request.url());
      if (from === origin) asked.push({ path: pathname, kind: request.resourceType(), beforeLoad });
    });
    await page.goto(origin + route);
    await whenAlive(page);
    await page.waitForLoadState('networkidle');
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    const files: VisitedFile[] = await Promise.all(
      asked.map(async ({ path, ...file }) => ({ ...file, ...(await packedSize(dir, path)) })),
    );
    return { files, elements };
  });
