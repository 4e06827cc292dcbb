import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { put } from '../../src/vite/output.ts';
import { serve } from '../../src/vite/serve.ts';
import { onTheWire } from './on-the-wire.ts';

const LONG = '<p>bonjour</p>'.repeat(500);
const ABSENT = `<h1>Page introuvable</h1>${LONG}`;
let root = '';
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-'));
  const files = {
    'index.html': LONG,
    'contact.html': LONG,
    'essai.html': 'court',
    '404.html': ABSENT,
    'robots.txt': 'User-agent: *',
    'assets/img/photo.avif': LONG,
  };
  for (const [path, text] of Object.entries(files)) put(root, path, text);
  site = await serve({ dir: root, port: 0, base: '/site/' });
});

afterAll(async () => {
  await site.close();
  await rm(root, { recursive: true, force: true });
});

const get = (path: string, headers?: Record<string, string>, method?: string) =>
  onTheWire(site.address + path, headers, method);

test('texts go out packed as the browser asks for, plain to those who ask for nothing', async () => {
  for (const [asked, encoding, unpack] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['', undefined, (body: Buffer) => body],
  ] as const) {
    const { headers, body } = await get('contact', { 'accept-encoding': asked });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
    expect(unpack(body).toString()).toBe(LONG);
  }
});

test('pictures and the shortest texts go out as they are', async () => {
  for (const path of ['assets/img/photo.avif', 'robots.txt']) {
    const { headers } = await get(path, { 'accept-encoding': 'gzip, br' });
    expect([path, headers['content-encoding']]).toEqual([path, undefined]);
  }
});

test('an unknown address gets the page of its own with 404, packed as any other', async () => {
  const { status, headers, body } = await get('nulle-part', { 'accept-encoding': 'br' });
  expect([status, headers['content-encoding']]).toEqual([404, 'br']);
  expect(brotliDecompressSync(body).toString()).toBe(ABSENT);
});

test('an unchanged page is not sent twice, and a question about it brings no page', async () => {
  const first = await get('contact', { 'accept-encoding': 'br' });
  const etag = String(first.headers.etag);
  const again = await get('contact', { 'accept-encoding': 'br', 'if-none-match': etag });
  expect([again.status, again.body.length, again.headers.vary]).toEqual([
    304,
    0,
    'Accept-Encoding',
  ]);
  const head = await get('contact', { 'accept-encoding': 'br' }, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
});

test('the home page answers without its final slash, with a query too', async () => {
  for (const query of ['', '?utm_source=bulletin']) {
    const { status, body } = await onTheWire(site.address.slice(0, -1) + query);
    expect([query, status, body.toString()]).toEqual([query, 200, LONG]);
  }
});

test('a build that writes the folder anew is shown as it is, and ends no server', async () => {
  expect((await get('essai')).body.toString()).toBe('court');
  // A build puts a new file in the place of the old one, which may still be read.
  await rm(join(root, 'essai.html'));
  put(root, 'essai.html', LONG);
  expect((await get('essai')).body.toString()).toBe(LONG);
  await rm(join(root, 'essai.html'));
  expect((await get('essai')).status).toBe(404);
});
