import { expect, type Page } from '@playwright/test';

/** How long nothing may be asked for (milliseconds). */
const QUIET = 500;

/**
 * Watches what a page asks for from now on. The returned function resolves once the page has had all of
 * it and asks for no more. What its frames load is their providers' own: a frame that is taken away
 * while it loads would keep the browser's idle network from ever coming.
 */
export function watchRequests(page: Page): () => Promise<void> {
  const open = new Set<object>();
  let since = Date.now();
  page.on('request', (request) => {
    if (request.resourceType() === 'document' || request.frame() !== page.mainFrame()) return;
    open.add(request);
    since = Date.now();
  });
  const close = (request: object) => {
    if (open.delete(request)) since = Date.now();
  };
  page.on('requestfinished', close);
  page.on('requestfailed', close);
  return () =>
    expect
      .poll(() => open.size === 0 && Date.now() - since >= QUIET, { timeout: 60_000 })
      .toBe(true);
}
