import type { Page } from '@playwright/test';

/** Follows a link to a route, as a click on one in the page does. */
export const follow = (page: Page, route: string): Promise<void> =>
  page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.querySelector('main')?.append(link);
    link.click();
  }, route);
