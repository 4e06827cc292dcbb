import { gzipSync } from 'node:zlib';
import { expect, type Page } from '@playwright/test';

export interface Weighed {
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
