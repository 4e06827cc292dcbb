import type { Browser, Page } from 'playwright';
import { type Conditions, slowDown, whenAlive, withPhone } from './phone.ts';

export interface Journey {
  from: string;
  to: string;
  by: 'tap' | 'hover' | 'back';
  /** `blocked` loads none, `none` says that the page has none. */
  scripts?: 'blocked' | 'none';
}

/** Milliseconds in which a page that is asked for ahead comes, also on a slow network. */
const AHEAD = 4000;

/**
 * Notes the time of a tap in the session, which also a new document sees, and the time at which a new title
 * stands on the screen, as the browser gives it (Element Timing): a task after the frame would also wait for
 * the pictures that arrive meanwhile. As text: the compiler's helpers do not exist in the page.
 */
const WATCH = `
window.benchStart = () => {
  sessionStorage.benchAt = performance.timeOrigin + performance.now();
  window.benchShown = undefined;
  watch(document.querySelector('h1')?.textContent);
};
new PerformanceObserver((list) => {
  for (const { renderTime } of list.getEntries()) {
    window.benchShown ??= performance.timeOrigin + renderTime;
  }
}).observe({ type: 'element', buffered: true });
const watch = (old) => {
  const look = () => {
    const title = document.querySelector('h1');
    if (!title?.textContent || title.textContent === old) return;
    observer.disconnect();
    title.setAttribute('elementtiming', 'titre');
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { childList: true, subtree: true, characterData: true });
  look();
};
addEventListener('touchstart', () => window.benchStart(), { capture: true, passive: true });
if (sessionStorage.benchAt) watch(undefined);
`;

/** Milliseconds from the tap (or step back) to the painted title of the other page. */
export const journeyTime = (
  browser: Browser,
  origin: string,
  { from, to, by, scripts, conditions }: Journey & { conditions: Conditions },
): Promise<number> =>
  withPhone(browser, async (page) => {
    await page.addInitScript({ content: WATCH });
    if (scripts === 'blocked') await blockScripts(page);
    await page.goto(origin + from);
    if (!scripts) await whenAlive(page);
    await page.waitForLoadState('networkidle');
    await placeLink(page, to);
    await slowDown(page, conditions);
    if (by === 'hover') {
      await page.hover('#bench-lien');
      await page.waitForTimeout(AHEAD);
    }
    await page.touchscreen.tap(40, 40);
    if (by === 'back') {
      await page.waitForFunction(() => Reflect.get(window, 'benchShown') !== undefined);
      await page.evaluate(() => {
        Reflect.get(window, 'benchStart')();
        history.back();
      });
    }
    await page.waitForFunction(() => Reflect.get(window, 'benchShown') !== undefined);
    return page.evaluate(() => Reflect.get(window, 'benchShown') - sessionStorage.benchAt);
  });

/** Playwright's own way of blocking would also switch the browser's cache off. */
async function blockScripts(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*.js'] });
}

/** A link in the corner: the same target for every kind of page. */
const placeLink = (page: Page, to: string) =>
  page.evaluate((href) => {
    const link = document.createElement('a');
    link.id = 'bench-lien';
    link.href = href;
    link.textContent = href;
    link.style.cssText =
      'position:fixed;inset:0 auto auto 0;width:80px;height:80px;z-index:99;background:#fff';
    document.body.append(link);
  }, to);
