import type { Page } from '@playwright/test';

/** Collects what a visitor must never meet: console messages, page errors, failed or foreign requests. */
export function collectFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => faults.push(`${message.type()}: ${message.text()}`));
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

/** Resolves once the application answers clicks itself. */
export const whenAlive = (page: Page) =>
  page.waitForFunction(() => Reflect.get(document, 'appReady') === true);
