import type { Page } from '@playwright/test';

/** Opens a page and resolves once the application and all its live blocks answer clicks. */
export async function visitAlive(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await whenBlocksAlive(page);
}

/** Resolves once the application and all live blocks of the page that is shown answer clicks. */
export const whenBlocksAlive = (page: Page) =>
  page.waitForFunction(
    () =>
      Reflect.get(document, 'appReady') === true &&
      !document.querySelector('[data-live]:not([data-hydrated])'),
  );

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
