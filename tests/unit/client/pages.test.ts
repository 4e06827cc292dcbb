import { afterEach, expect, test, vi } from 'vitest';
import { cacheFirstPage, loadPage } from '../../../src/client/pages.ts';
import type { PagePayload } from '../../../src/model/page-data.ts';
import { fakeBrowser } from './browser.ts';

afterEach(() => void vi.unstubAllGlobals());

const payload = (changes: Partial<PagePayload>) =>
  ({ build: 'one', path: '/a', lang: 'fr', ...changes }) as PagePayload;

/** A server that gives these answers, one after the other. */
function serve(...answers: { ok: boolean; data?: unknown }[]) {
  fakeBrowser();
  const fetch = vi.fn(async (_address: string) => {
    const { ok, data } = answers.shift() ?? { ok: false };
    return { ok, status: ok ? 200 : 404, headers: new Headers(), json: async () => data };
  });
  vi.stubGlobal('fetch', fetch);
  cacheFirstPage(payload({ path: '/first' }));
  return fetch;
}

test.each([
  ['another build', '/other-build', { build: 'two' }],
  ['another route', '/other-route', { path: '/elsewhere' }],
  ['another language', '/other-language', { lang: 'en' }],
] as const)('an answer of %s is no page, and is asked for again', async (_, route, changes) => {
  const right = payload({ path: route });
  const fetch = serve({ ok: true, data: { ...right, ...changes } }, { ok: true, data: right });
  await expect(loadPage(route)).rejects.toThrow('Other document');
  expect(await loadPage(route)).toEqual(right);
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a page that is not there is no page; one that came is never asked for again', async () => {
  const right = payload({ path: '/there' });
  const fetch = serve({ ok: false, data: right }, { ok: true, data: right });
  await expect(loadPage('/there')).rejects.toThrow('404');
  const [one, two] = await Promise.all([loadPage('/there'), loadPage('/there')]);
  expect([one, two, await loadPage('/there')]).toEqual([right, right, right]);
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(fetch.mock.calls.map(([address]) => address)).toEqual([
    expect.stringMatching(/there\.json$/),
    expect.stringMatching(/there\.json$/),
  ]);
});

test('the page of the loaded document is not fetched', async () => {
  const fetch = serve();
  expect((await loadPage('/first')).path).toBe('/first');
  expect(fetch).not.toHaveBeenCalled();
});
