import { afterEach, expect, test, vi } from 'vitest';
import {
  arrive,
  loadWhole,
  openAnchor,
  ownScrolling,
  storeScroll,
  wasLeftEarly,
} from '../../../src/client/scroll.ts';
import { type Fake, fakeBrowser } from './browser.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const at = (hash = '') => ({ hash, pathname: '/', search: '', state: null, key: '' });

/** An element that takes focus, or not, and opens its `<details>`. */
function element(browser: ReturnType<typeof fakeBrowser>, takesFocus = true) {
  const details = { toggleAttribute: vi.fn() };
  const own = {
    tabindex: undefined as string | undefined,
    hasAttribute: () => own.tabindex !== undefined,
    setAttribute: (_: string, value: string) => {
      own.tabindex = value;
    },
    focus: () => {
      if (takesFocus) browser.document.activeElement = own;
    },
    closest: () => details,
    scrollIntoView: vi.fn(),
    details,
  };
  return own;
}

test.each<[about: string, fake: Fake, top: number | undefined]>([
  ['no stored position', {}, undefined],
  ['a stored one', { state: { top: 500 } }, 500],
  ['a stored one at the top', { state: { top: 0 } }, undefined],
  [
    'the browser within a line of the largest title of it',
    { state: { top: 500 }, scrollY: 397 },
    500,
  ],
  ['a visitor who scrolled such a line from it', { state: { top: 500 }, scrollY: 396 }, undefined],
  ['a visitor who scrolled such a line below it', { state: { top: 500 }, scrollY: 604 }, undefined],
])('a document loaded with %s scrolls there: %#', (_, fake, top) => {
  const { scrollTo, history } = fakeBrowser(fake);
  ownScrolling();
  expect(scrollTo.mock.calls).toEqual(top === undefined ? [] : [[{ top, behavior: 'instant' }]]);
  expect(history.scrollRestoration).toBe('manual');
});

test('a position is set again when all is laid out, but not after an input', () => {
  const { page, scrollTo } = fakeBrowser({ state: { top: 500 }, scrollY: 500 });
  const restore = ownScrolling();
  restore();
  expect(scrollTo).toHaveBeenCalledTimes(2);
  page.dispatchEvent(new Event('wheel'));
  restore();
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test('a copy without a network scrolls to the stored position, wherever the browser put it', () => {
  const browser = fakeBrowser({ state: { top: 500 }, scrollY: 200 });
  browser.document.querySelector = (selector) => (selector.startsWith('main>.') ? {} : null);
  ownScrolling();
  expect(browser.scrollTo).toHaveBeenCalledOnce();
});

test('a position is stored when scrolling has ended, and at once when the page is left', () => {
  vi.useFakeTimers();
  const { history, page, document } = fakeBrowser({ state: { key: 'a' }, scrollY: 70 });
  ownScrolling();
  page.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(149);
  page.dispatchEvent(new Event('scroll'));
  vi.advanceTimersByTime(149);
  expect(history.state).toEqual({ key: 'a' });
  vi.advanceTimersByTime(1);
  expect(history.state).toEqual({ key: 'a', top: 70 });
  vi.stubGlobal('scrollY', 90);
  page.dispatchEvent(new Event('visibilitychange'));
  expect([history.state?.top, history.scrollRestoration]).toEqual([70, 'manual']);
  document.hidden = true;
  page.dispatchEvent(new Event('visibilitychange'));
  expect([history.state?.top, history.scrollRestoration]).toEqual([90, 'auto']);
  page.dispatchEvent(new Event('pageshow'));
  expect(history.scrollRestoration).toBe('manual');
  vi.stubGlobal('scrollY', 95);
  page.dispatchEvent(new Event('pagehide'));
  expect([history.state?.top, history.scrollRestoration]).toEqual([95, 'auto']);
});

test('a position is not stored in the entry of a page that is still loading', () => {
  const { history } = fakeBrowser({ state: { key: 'shown' }, scrollY: 70 });
  ownScrolling();
  history.state = { key: 'next' };
  storeScroll();
  expect(history.state).toEqual({ key: 'next' });
});

test('Back before hydration is noticed, whichever way its address is written', () => {
  const { location } = fakeBrowser({ path: '/blog' });
  expect(wasLeftEarly()).toBe(false);
  location.pathname = '/blog/';
  expect(wasLeftEarly()).toBe(false);
  location.pathname = '/';
  expect(wasLeftEarly()).toBe(true);
});

test('a page without an anchor begins at its top, with the focus on its title', () => {
  const browser = fakeBrowser();
  const title = element(browser);
  browser.elements.set('main h1', title);
  arrive(at());
  expect(browser.scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  expect([browser.document.activeElement, title.tabindex]).toEqual([title, '-1']);
  expect(browser.dataset).toEqual({});
});

test('a page with an anchor scrolls to it and focuses it; inside a hidden panel, the title', () => {
  for (const takesFocus of [true, false]) {
    const browser = fakeBrowser();
    const [title, anchor] = [element(browser), element(browser, takesFocus)];
    browser.elements.set('main h1', title).set('#été', anchor);
    arrive(at('#%C3%A9t%C3%A9'));
    expect(anchor.scrollIntoView).toHaveBeenCalledOnce();
    expect(anchor.details.toggleAttribute).toHaveBeenCalledWith('open', true);
    expect(browser.scrollTo).not.toHaveBeenCalled();
    expect(browser.document.activeElement).toBe(takesFocus ? anchor : title);
    expect(browser.dataset.whole).toBe('');
  }
});

test('a page that was left at a position is shown there, also with an anchor', () => {
  const browser = fakeBrowser({ state: { top: 300 } });
  const anchor = element(browser);
  browser.elements.set('#dons', anchor);
  arrive(at('#dons'));
  expect(browser.scrollTo.mock.calls).toEqual([[{ top: 300, behavior: 'instant' }]]);
  expect(anchor.scrollIntoView).not.toHaveBeenCalled();
});

test.each(['', '#', '#absent', '#%E0%A4%A'])('the anchor %j is none', (hash) => {
  fakeBrowser();
  expect(openAnchor(hash)).toBeNull();
});

test('what the router cannot show is loaded whole: reloaded where a position is stored', () => {
  const stored = fakeBrowser({ state: { top: 0 } });
  loadWhole('/shown');
  expect(stored.location.reload).toHaveBeenCalledOnce();
  expect(stored.location.replace).not.toHaveBeenCalled();
  const { location, history } = fakeBrowser({ path: '/wanted', hash: '#a' });
  loadWhole('/shown');
  expect(location.reload).not.toHaveBeenCalled();
  expect(history.replaceState).toHaveBeenCalledWith(undefined, '', '/shown');
  expect(location.replace).toHaveBeenCalledWith('https://a.ga/wanted#a');
});
