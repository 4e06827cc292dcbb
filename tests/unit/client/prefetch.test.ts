import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchLinks } from '../../../src/client/prefetch.ts';
import { type Fake, FakeLink, fakeBrowser } from './browser.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page with these links in its text, and what was fetched. Each test has its own routes, as pages are cached. */
function open(fake: Fake, paths: readonly string[], seesView = true) {
  const { document, elements } = fakeBrowser(fake);
  const links = paths.map((path) => new FakeLink(path));
  elements.set('#contenu a[href]', links);
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address.replace(/^.*?donnees\//, '/').replace('.json', ''));
    return { ok: false };
  });
  vi.stubGlobal('Element', FakeLink);
  vi.stubGlobal('HTMLAnchorElement', FakeLink);
  let report: (seen: { target: FakeLink; isIntersecting: boolean }[]) => void = () => {};
  const observed = new Set<FakeLink>();
  if (!seesView) Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  else
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: typeof report) {
          report = callback;
        }
        observe = (link: FakeLink) => observed.add(link);
        unobserve = (link: FakeLink) => observed.delete(link);
        disconnect = () => observed.clear();
      },
    );
  const see = (isIntersecting: boolean, all = links) =>
    report(all.map((target) => ({ target, isIntersecting })));
  const fire = (type: string, link: FakeLink) =>
    document.dispatchEvent(Object.defineProperty(new Event(type), 'target', { value: link }));
  return { end: prefetchLinks(), links, fetched, observed, see, fire };
}

const routes = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `/${name}-${at + 1}`);

test.each([
  ['4g', 6, 6],
  ['3g', 3, 3],
  ['3g', 4, 4],
  ['3g', 5, 4],
  ['2g', 5, 0],
  ['slow-2g', 5, 0],
  [undefined, 6, 6],
])('on %s, of %i links in view %i are fetched', (effectiveType, count, expected) => {
  const paths = routes(`seen-${effectiveType}-${count}`, count);
  const { see, fetched } = open({ connection: { effectiveType } }, paths);
  vi.advanceTimersByTime(200);
  see(true);
  vi.advanceTimersByTime(200);
  expect(fetched).toEqual(paths.slice(0, expected));
});

test('with data saving nothing is fetched before a click', () => {
  const { links, fetched, observed, fire } = open({ connection: { saveData: true } }, ['/saved']);
  vi.advanceTimersByTime(1000);
  for (const link of links) fire('touchstart', link);
  expect([fetched, [...observed]]).toEqual([[], []]);
});

test('a link that is scrolled past within the delay is not fetched, one that stays is', () => {
  const { see, fetched, observed, links } = open({}, ['/past', '/stays']);
  vi.advanceTimersByTime(199);
  expect(observed.size).toBe(0);
  vi.advanceTimersByTime(1);
  see(true);
  vi.advanceTimersByTime(199);
  see(false, links.slice(0, 1));
  vi.advanceTimersByTime(200);
  expect(fetched).toEqual(['/stays']);
  expect([...observed]).toEqual(links.slice(0, 1));
});

test('the page itself counts for none of the four on 3G', () => {
  const paths = ['/here', ...routes('others', 4)];
  const { see, fetched } = open({ path: '/here', connection: { effectiveType: '3g' } }, paths);
  vi.advanceTimersByTime(200);
  see(true);
  vi.advanceTimersByTime(200);
  expect(fetched).toEqual(paths.slice(1));
});

test.each([
  ['4g', ['touchstart', 'focusin', 'pointerover']],
  ['2g', ['touchstart', 'focusin']],
])('on %s a link is fetched at once by: %j', (effectiveType, expected) => {
  const types = ['touchstart', 'focusin', 'pointerover'];
  const paths = types.map((type) => `/hint-${effectiveType}-${type}`);
  const { links, fetched, fire } = open({ connection: { effectiveType } }, paths);
  for (const [at, type] of types.entries()) fire(type, links[at] ?? new FakeLink('/'));
  expect(fetched).toEqual(expected.map((type) => `/hint-${effectiveType}-${type}`));
});

test('nothing is fetched once the page is left', () => {
  const { end, links, see, fetched, fire, observed } = open({}, ['/left', '/left-too']);
  vi.advanceTimersByTime(200);
  see(true);
  end();
  vi.advanceTimersByTime(1000);
  for (const link of links) fire('touchstart', link);
  expect([fetched, [...observed]]).toEqual([[], []]);
});

test('links to other sites, and what is no element, are not fetched', () => {
  const { links, see, fetched, fire } = open({}, ['/other-site']);
  Object.assign(links[0] ?? {}, { origin: 'https://b.ga' });
  fire('touchstart', new EventTarget() as unknown as FakeLink);
  vi.advanceTimersByTime(200);
  see(true);
  vi.advanceTimersByTime(200);
  expect(fetched).toEqual([]);
});

test('a browser that cannot tell what is in view still fetches what is touched', () => {
  const { links, fire, fetched } = open({}, ['/touched'], false);
  vi.advanceTimersByTime(1000);
  fire('touchstart', links[0] ?? new FakeLink('/'));
  expect(fetched).toEqual(['/touched']);
});
