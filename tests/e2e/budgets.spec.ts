import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { BUDGETS, TEXT_PAGES } from '../budgets.ts';
import { whenAlive } from './setup/faults.ts';
import { watchRequests } from './setup/quiet.ts';
import { ROUTES } from './setup/routes.ts';

interface Weighed {
  url: string;
  kind: string;
  bytes: number;
  beforeLoad: boolean;
}

const COMPRESSED = /html|javascript|json|svg|css|xml/;

/** Loads a page as a first visit and weighs what came, compressed as a host would. */
async function weigh(page: Page, route: string): Promise<Weighed[]> {
  const loading: Promise<Weighed>[] = [];
  let loaded = false;
  page.once('load', () => {
    loaded = true;
  });
  page.on('response', (response) => {
    // What a form or a map loads inside its frame is its provider's.
    if (response.frame() !== page.mainFrame()) return;
    const beforeLoad = !loaded;
    loading.push(
      response.body().then((body) => ({
        url: new URL(response.url()).pathname,
        kind: response.request().resourceType(),
        bytes: COMPRESSED.test(response.headers()['content-type'] ?? '')
          ? gzipSync(body).length
          : body.length,
        beforeLoad,
      })),
    );
  });
  const whenQuiet = watchRequests(page);
  await page.goto(route);
  await whenAlive(page);
  await whenQuiet();
  page.removeAllListeners('response');
  return Promise.all(loading);
}

const sum = (files: readonly Weighed[]) => files.reduce((total, { bytes }) => total + bytes, 0);

/** What grew: the heaviest files, for the message of a failed budget. */
const heaviest = (files: readonly Weighed[]) =>
  [...files]
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 6)
    .map(({ url, bytes }) => `${url} ${bytes}`)
    .join(', ');

for (const route of ROUTES) {
  test(`${route} stays within its budgets @telephone`, async ({ page }, info) => {
    test.skip(info.project.name !== 'telephone', 'weighed as on a phone');
    const files = await weigh(page, route);
    const isText = TEXT_PAGES.includes(route);
    const all = `${route}: ${heaviest(files)}`;
    const scripts = files.filter(({ kind }) => kind === 'script');
    const early = scripts.filter(({ beforeLoad }) => beforeLoad);
    const fonts = files.filter(({ kind }) => kind === 'font');
    const html = files.filter(({ kind }) => kind === 'document').slice(0, 1);
    expect
      .soft(sum(files), all)
      .toBeLessThanOrEqual(route === '/' ? BUDGETS.home : BUDGETS.textPage);
    expect
      .soft(files.length, `${all}: requests`)
      .toBeLessThanOrEqual(route === '/media' ? BUDGETS.requestsOfGallery : BUDGETS.requests);
    expect
      .soft(sum(scripts), `${route} scripts: ${heaviest(scripts)}`)
      .toBeLessThanOrEqual(BUDGETS.scripts);
    expect
      .soft(sum(early), `${route} early scripts: ${heaviest(early)}`)
      .toBeLessThanOrEqual(BUDGETS.scriptsBeforeLoad);
    expect
      .soft(sum(fonts), `${route} fonts: ${heaviest(fonts)}`)
      .toBeLessThanOrEqual(BUDGETS.fonts);
    if (isText) expect.soft(sum(html), `${route} HTML`).toBeLessThanOrEqual(BUDGETS.html);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    expect
      .soft(elements, `${route} elements`)
      .toBeLessThanOrEqual(isText ? BUDGETS.elementsOfText : BUDGETS.elements);
  });
}
