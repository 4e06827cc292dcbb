import type { Page } from '@playwright/test';

/** Resolves once the application answers clicks itself; its live blocks may still be on their way. */
export const whenReady = (page: Page) =>
  page.waitForFunction(() => Reflect.get(document, 'appReady') === true);

/** Resolves once the application and all live blocks of the page that is shown answer clicks, and all of it is laid out. */
export const whenAlive = (page: Page) =>
  page.waitForFunction(
    () =>
      Reflect.get(document, 'appReady') === true &&
      document.documentElement.dataset.whole !== undefined &&
      !document.querySelector('[data-live]:not([data-hydrated])'),
  );

/** Opens a page and resolves once it is alive. */
export async function visit(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await whenAlive(page);
}

/** Follows a link to a route, as a click on one in the page does, without the pointer or a scroll. */
export const follow = (page: Page, route: string): Promise<void> =>
  page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
  }, route);

/** Adds styles, which the policy of a page lets no element do. */
export const addStyles = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

/** Scrolls at once; gives where the page then is. */
export const scrollTo = (page: Page, top: number) =>
  page.evaluate((place) => {
    window.scrollTo({ top: place, behavior: 'instant' });
    return scrollY;
  }, top);

export const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Marks the document: one that was loaded afresh has no mark. */
export const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'marked', true));
export const isMarked = (page: Page) => page.evaluate(() => Reflect.get(window, 'marked') === true);

export const notices = (page: Page) => page.getByRole('region', { name: /^Notification/ });

/** Holds back what the page asks for at these addresses, until the returned function is called. */
export async function hold(page: Page, addresses: RegExp): Promise<() => void> {
  let release = () => {};
  const gate = new Promise<void>((done) => {
    release = done;
  });
  await page.route(addresses, async (route) => {
    await gate;
    // Another answer of the test, or the network's.
    await route.fallback();
  });
  return () => release();
}

/** Fills the browser's storage before the page comes. */
export const store = (page: Page, key: string, value: unknown) =>
  page.addInitScript(
    ([name, text]) => {
      // Once a visit: a reload must find what the page has made of it.
      if (sessionStorage.getItem(`semé ${name}`)) return;
      sessionStorage.setItem(`semé ${name}`, '1');
      localStorage.setItem(name ?? '', text ?? '');
    },
    [key, typeof value === 'string' ? value : JSON.stringify(value)],
  );

/** What stands in the browser's storage. */
export const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Collects what a visitor must never meet: console messages, page errors, failed or foreign requests. */
export function collectFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    // Not a fault: a worker that the test blocks.
    if (!message.text().includes('blocked by Playwright'))
      faults.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A page that is left ends what it was still fetching.
    const reason = request.failure()?.errorText ?? '';
    if (!/ABORTED/.test(reason)) faults.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (/^http/.test(protocol) && hostname !== 'localhost')
      faults.push(`foreign: ${request.url()}`);
  });
  return faults;
}
