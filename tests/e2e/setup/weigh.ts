import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';
import { BUDGETS } from '../../budgets.ts';

interface Weighed {
  url: string;
  kind: string;
  /** As compressed by a host (gzip). */
  bytes: number;
  beforeLoad: boolean;
}

const COMPRESSED = /html|javascript|json|svg|css|xml/;

/** How long nothing may come (milliseconds). Playwright's idle network would wait for what a frame still loads. */
const QUIET = 500;

/** Weighs all that a page is sent from now on. The returned function waits until nothing more comes. */
export function startWeighing(page: Page): () => Promise<Weighed[]> {
  const loading: Promise<Weighed>[] = [];
  let loaded = false;
  let since = Date.now();
  page.once('load', () => {
    loaded = true;
  });
  page.on('response', (response) => {
    // What a form or a map loads inside its frame is its provider's.
    if (response.frame() !== page.mainFrame()) return;
    since = Date.now();
    const beforeLoad = !loaded;
    const isPacked = COMPRESSED.test(response.headers()['content-type'] ?? '');
    loading.push(
      response.body().then((body) => ({
        url: new URL(response.url()).pathname,
        kind: response.request().resourceType(),
        bytes: isPacked ? gzipSync(body).length : body.length,
        beforeLoad,
      })),
    );
  });
  return async () => {
    await expect.poll(() => Date.now() - since, { intervals: [50] }).toBeGreaterThan(QUIET);
    page.removeAllListeners('response');
    return Promise.all(loading);
  };
}

const sum = (files: readonly Weighed[]) => files.reduce((total, { bytes }) => total + bytes, 0);

/** What a first visit by phone weighs beyond its budgets. Pictures are the editors': each has a limit, not their sum. */
export function overweight(files: readonly Weighed[]): string[] {
  const only = (kind: string) => files.filter((file) => file.kind === kind);
  const [pictures, scripts] = [only('image'), only('script')];
  // Pages of links that stay in view are fetched ahead: how many of them by now depends on the machine.
  const ahead = files.filter(({ url }) => url.startsWith('/donnees/'));
  const limits: [what: string, found: number, limit: number][] = [
    ['all but pictures', sum(files) - sum(pictures), BUDGETS.page],
    ['a picture', Math.max(0, ...pictures.map(({ bytes }) => bytes)), BUDGETS.picture],
    ['requests but pictures', files.length - pictures.length - ahead.length, BUDGETS.requests],
    ['scripts', sum(scripts), BUDGETS.scripts],
    ['early scripts', sum(scripts.filter((file) => file.beforeLoad)), BUDGETS.scriptsBeforeLoad],
    ['fonts', sum(only('font')), BUDGETS.fonts],
  ];
  const heaviest = files.map(({ url, bytes }) => `${url} ${bytes}`).join(', ');
  return limits
    .filter(([, found, limit]) => found > limit)
    .map(([what, found, limit]) => `${what}: ${found} > ${limit} (${heaviest})`);
}
