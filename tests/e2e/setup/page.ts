import type { Page } from '@playwright/test';

/** Every script but the first, which only waits for the page to be shown. */
export const APPLICATION = /assets\/(?!entry)[^/]+\.js$/;

/** Resolves once the application answers clicks itself; its live blocks may still be on their way. */
export const whenReady = (page: Page) =>
  page.waitForFunction(() => Reflect.get(document, 'appReady') === true);

/** Resolves once the application and all live blocks of the page that is shown answer clicks. */
export const whenAlive = (page: Page) =>
  page.waitForFunction(
    () =>
      Reflect.get(document, 'appReady') === true &&
      !document.querySelector('[data-live]:not([data-hydrated])'),
  );

/** Resolves once nothing moves any more that a press has set in motion: a menu that closes shows its links until then. */
export const whenAtRest = (page: Page) =>
  page.waitForFunction(() => {
    // The transitions that a change of style starts exist from the next frame on.
    document.body.getBoundingClientRect();
    return document.getAnimations().every(
      ({ timeline, playState, effect }) =>
        // One that follows the scroll runs for ever, too.
        timeline !== document.timeline ||
        playState !== 'running' ||
        effect?.getTiming().iterations === Infinity,
    );
  });

/** Opens a page and resolves once it is alive. */
export async function visit(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await whenAlive(page);
}

/** Follows a link to a route, as a click on one in the page does, without the pointer or a scroll. */
export const follow = (page: Page, route: string): Promise<void> =>
  page
    .evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.querySelector('main')?.append(link);
      link.click();
    }, route)
    .catch((error: unknown) => {
      // A click that leads to another document may end this one before it has answered.
      if (!/Execution context was destroyed/.test(String(error))) throw error;
    });

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

/** A gate: what waits for `opened` goes on once `open` is called. */
export function gate(): { opened: Promise<void>; open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { opened, open: () => open() };
}

/** Holds back what the page asks for at these addresses, until the returned function is called. */
export async function hold(page: Page, addresses: RegExp): Promise<() => void> {
  const { opened, open } = gate();
  await page.route(addresses, async (route) => {
    await opened;
    // Another answer of the test, or the network's.
    await route.fallback();
  });
  return open;
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

/** Takes the place of the clipboard of a page that is shown: see `copied`. */
export const watchClipboard = (page: Page) =>
  page.evaluate(() => {
    const value = { writeText: (text: string) => Reflect.set(window, 'copied', text) };
    Object.defineProperty(navigator, 'clipboard', { value, configurable: true });
  });

/** The text that was copied last. */
export const copied = (page: Page) => page.evaluate(() => Reflect.get(window, 'copied'));
