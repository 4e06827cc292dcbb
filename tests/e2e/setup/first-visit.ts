import type { Page } from '@playwright/test';
import { whenAlive } from './page.ts';

/** Opens a page for its first visit; the hosts of its forms, if it has any, answer with nothing. */
export async function openFirst(page: Page, route: string, accepted: RegExp[]) {
  await page.route(
    ({ hostname }) => hostname !== 'localhost',
    (request) => {
      const isFrame = request.request().resourceType() === 'document';
      return request.fulfill({ contentType: isFrame ? 'text/html' : 'text/javascript', body: '' });
    },
  );
  await page.goto(route);
  await whenAlive(page);
  // One that comes near the view as the page is scrolled.
  if ((await page.locator('[data-state]').count()) > 0) accepted.push(/^foreign/);
}
