import type { Page } from '@playwright/test';
import { visit } from './setup/page.ts';
import { expect, test } from './setup/test.ts';

/** What the keys may lead to. */
const STOPS = 'main :is(a[href],button,input,select,summary,[tabindex="0"])';

/**
 * Gives the focus to the neighbour of a stop and scrolls the stop to a place of the screen; false where
 * there is no such pair. Runs inside the page, whole: it may use nothing from this module.
 */
function prepare({
  stops,
  index,
  way,
  top,
}: Record<'index' | 'way' | 'top', number> & { stops: string }) {
  const all = [...document.querySelectorAll<HTMLElement>(stops)].filter(
    (one) => one.checkVisibility({ visibilityProperty: true }) && one.tabIndex >= 0,
  );
  const [stop, neighbour] = [all[index], all[index - way]];
  if (!stop || !neighbour) return false;
  neighbour.focus({ preventScroll: true });
  scrollTo(0, scrollY + stop.getBoundingClientRect().top - top);
  return true;
}

/**
 * Names what has the focus when something lies over it or the screen ends before it (WCAG 2.4.11);
 * undefined when it can be seen. Runs inside the page, whole: it may use nothing from this module.
 */
function coveredFocus(): string | undefined {
  const focused = document.activeElement;
  const [line] = focused?.getClientRects() ?? [];
  if (!focused || !line) return 'nothing';
  const shows = (y: number) => {
    const over = document.elementFromPoint(line.left + line.width / 2, y);
    return over !== null && (focused.contains(over) || over.contains(focused));
  };
  if (shows(line.top + 2) && shows(line.bottom - 2)) return undefined;
  return `${focused.localName} « ${focused.textContent.trim().slice(0, 40)} »`;
}

/** Tabs to all stops of a page, forwards and backwards, each from two places of the screen, and names those that are covered. */
async function coveredStops(page: Page, route: string): Promise<string[]> {
  // Where it scrolls softly, a page has not arrived when the key is up.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, route);
  const covered: (string | undefined)[] = [];
  // Beneath the navigation of a sub-site, and beneath the filters: a browser takes both for in view.
  for (const [key, way] of [
    ['Tab', 1],
    ['Shift+Tab', -1],
  ] as const)
    for (const top of [100, 180]) {
      let index = way === 1 ? 1 : 0;
      for (; await page.evaluate(prepare, { stops: STOPS, index, way, top }); index++) {
        await page.keyboard.press(key);
        covered.push(await page.evaluate(coveredFocus));
      }
      expect(index, 'stops').toBeGreaterThan(1);
    }
  return covered.filter((stop) => stop !== undefined);
}

// The page with the most bars, whose filters stay, and one in a sub-site.
for (const route of ['/je-participe/decouvrir-les-projets', '/projets/eco-logik'])
  test(`${route}: an element focused by the keyboard is not covered by fixed bars`, async ({
    page,
  }) => {
    expect(await coveredStops(page, route)).toEqual([]);
  });

test('at a zoom of 400 % bars leave the screen to the page, and every focus is in sight', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await coveredStops(page, '/projets/eco-logik')).toEqual([]);
  await page.evaluate(() => scrollTo(0, 600));
  await expect(page.locator('#app > header')).not.toBeInViewport();
  await expect(page.getByRole('navigation', { name: 'Eco Logik' })).not.toBeInViewport();
});

test('the list of projects closes when Tab leaves it, since it covers the links of a sub-site', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/je-participe');
  const projects = page.getByRole('button', { name: 'Projets', exact: true });
  const last = page.getByRole('link', { name: 'Tous les projets' });
  await projects.press('Enter');
  for (let link = 0; link < 5; link++) await page.keyboard.press('Tab');
  await expect(last).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(last).toBeHidden();
  await expect(projects).toHaveAttribute('aria-expanded', 'false');
  // Back to what opens it, the list stays open while the focus goes from one part of it to another.
  await projects.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(projects).toBeFocused();
  await expect(last).toBeVisible();
});
