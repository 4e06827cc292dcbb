import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeInFolder } from '../../../src/vite/output.ts';
import { serve } from '../../../src/vite/serve.ts';

const page = (name: string) =>
  `<!doctype html><title>${name}</title><h1>${name}</h1>${'<p>texte'.repeat(200)}`;

const FILES = {
  'index.html': page('Accueil'),
  'contact.html': page('Contact'),
  'contact/index.html': page('Contact'),
  'essai.html': 'court',
  '404.html': page('Page introuvable'),
  'robots.txt': 'User-agent: *',
  'assets/img/photo-1.avif': 'avif'.repeat(500),
  'fonts/texte-1.woff2': 'woff2',
};

let dir = '';
let site: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'serveur-'));
  for (const [path, text] of Object.entries(FILES)) writeInFolder(dir, path, text);
  site = await serve({ dir, port: 0, base: '/site/' });
});
afterAll(async () => {
  await site.close();
  rmSync(dir, { recursive: true });
});

/** What the server sends at an address, byte by byte: fetch would unpack it. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>((done, fail) => {
    const sent = request(site.address + path, { headers, method }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      done({ status: response.statusCode, headers: response.headers, body });
    });
    sent.on('error', fail).end();
  });

test('a page answers with and without its slash, without a redirect', async () => {
  for (const path of ['', 'contact', 'contact/', 'contact.html', '?utm_source=bulletin']) {
    const { status, headers } = await get(path);
    expect([path, status]).toEqual([path, 200]);
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
  }
  const bare = await fetch(`${site.address.replace(/\/$/, '')}?utm_source=bulletin`);
  expect([bare.status, bare.redirected]).toEqual([200, false]);
});

test('an unknown address answers 404 with the site’s page', async () => {
  const { status, body } = await get('nulle-part');
  expect([status, body.toString()]).toEqual([404, FILES['404.html']]);
});

test.each([
  ['contact', 'gzip', gunzipSync],
  ['nulle-part', 'gzip', gunzipSync],
  ['contact', 'gzip, deflate, br', brotliDecompressSync],
])('%s is sent compressed to a browser that accepts %s', async (path, accepted, unpack) => {
  const { headers, body } = await get(path, { 'accept-encoding': accepted });
  expect([headers['content-encoding'], headers.vary]).toEqual([
    accepted.split(', ').at(-1),
    'Accept-Encoding',
  ]);
  expect(body.length).toBeLessThan(400);
  expect(unpack(body).toString()).toContain('<h1>');
});

test.each([
  ['contact', ''],
  ['assets/img/photo-1.avif', 'gzip, br'],
  ['robots.txt', 'gzip, br'],
])('%s is sent as it is to a browser that accepts « %s »', async (path, accepted) => {
  const { headers } = await get(path, { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBeUndefined();
});

test('an unchanged page is not sent twice, and a question about it brings no page', async () => {
  const etag = String((await get('contact')).headers.etag);
  const again = await get('contact', { 'if-none-match': etag });
  expect([again.status, again.body.length]).toEqual([304, 0]);
  const head = await get('contact', {}, 'HEAD');
  expect([head.status, head.body.length]).toEqual([200, 0]);
});

test.each([
  ['assets/img/photo-1.avif', 'public, max-age=31536000, immutable'],
  ['fonts/texte-1.woff2', 'public, max-age=31536000, immutable'],
  ['contact', 'no-cache'],
])('%s is cached by browsers as « %s »', async (path, caching) => {
  expect((await get(path)).headers['cache-control']).toBe(caching);
});

test('a build that writes the folder again is shown as it is, and ends no server', async () => {
  expect((await get('essai')).body.toString()).toBe('court');
  // A build puts a new file in the place of the old one, which may still be read.
  rmSync(join(dir, 'essai.html'));
  writeInFolder(dir, 'essai.html', page('Essai'));
  expect((await get('essai')).body.toString()).toBe(page('Essai'));
  rmSync(join(dir, 'essai.html'));
  expect((await get('essai')).status).toBe(404);
});

test('the server stops although a browser holds an unused connection', async () => {
  const other = await serve({ dir, port: 0, base: '/' });
  const early = connect(Number(new URL(other.address).port));
  early.on('error', () => {});
  const ended = once(early, 'close');
  // Answered after the other connection came: the server knows of both.
  await once(early, 'connect');
  expect((await fetch(`${other.address}nulle-part`)).status).toBe(404);
  await other.close();
  await ended;
  await expect(fetch(other.address)).rejects.toThrow();
});
