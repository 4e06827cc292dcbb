import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostFiles } from '../../src/vite/host-files.ts';
import { writeInFolder } from '../../src/vite/output.ts';
import { serve } from '../../src/vite/serve.ts';
import { ALL } from '../unit/all.ts';
import { findNginx, serveWithNginx } from './nginx.ts';

const page = (name: string) =>
  `<!doctype html><title>${name}</title><h1>${name}</h1>${'<p>texte'.repeat(200)}`;

/** What only other hosts read, and hidden files. */
const UNSEEN = ['_headers', '_redirects', '.nojekyll', '.env', '.well-known/.env'];

const FILES = {
  'index.html': page('Accueil'),
  'contact.html': page('Contact'),
  'contact/index.html': page('Contact'),
  'essai.html': 'court',
  '404.html': page('Page introuvable'),
  'robots.txt': 'User-agent: *',
  'assets/entry-12345678.js': `console.log(${JSON.stringify('x'.repeat(2000))})`,
  'assets/img/photo-1.avif': 'avif'.repeat(500),
  'fonts/texte-1.woff2': 'woff2',
  'feed.xml': '<?xml version="1.0"?><rss/>',
  'pr-12/index.html': page('Aperçu'),
  'pr-12/404.html': page('Aperçu introuvable'),
  'pr-12/assets/entry-1.js': '1',
  '.well-known/acme-challenge/jeton': 'preuve',
  ...hostFiles({ '/ancien': '/contact' }, 'https://site.example.org/'),
};

let root = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-'));
  for (const [path, text] of Object.entries(FILES)) writeInFolder(root, path, text);
  for (const name of UNSEEN)
    for (const folder of ['', 'pr-12/']) writeInFolder(root, folder + name, 'x');
});

afterAll(() => rm(root, { recursive: true, force: true }));

/** What a server sends at an address, byte by byte: fetch would unpack it. */
const onTheWire = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status?: number; headers: Record<string, unknown>; body: Buffer }>((done, fail) => {
    const sent = request(address, { headers, method }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      done({ status: response.statusCode, headers: response.headers, body });
    });
    sent.on('error', fail).end();
  });

const program = ALL ? findNginx() : undefined;
if (ALL && !program)
  console.warn('nginx cannot be found or installed here: docs/nginx.conf is not tested');

const HOSTS = {
  'npm start': () => serve({ dir: root, port: 0, base: '/site/' }),
  ...(program ? { 'nginx with docs/nginx.conf': () => serveWithNginx(program, root) } : {}),
};

describe.each(Object.entries(HOSTS))('%s', (name, start) => {
  let site: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    site = await start();
  });
  afterAll(() => site?.close());

  const get = (path: string, headers?: Record<string, string>, method?: string) =>
    onTheWire(site.address + path, headers, method);
  const header = async (path: string, key: string) => (await get(path)).headers[key];

  test('a page answers with and without its slash, without a redirect', async () => {
    for (const path of ['', 'contact', 'contact/', 'contact.html', '?utm_source=bulletin']) {
      const { status, headers } = await get(path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/i);
    }
    const { status } = await onTheWire(`${site.address.replace(/\/$/, '')}?utm_source=bulletin`);
    expect(status).toBe(200);
  });

  test('an unknown address answers 404 with the site’s page', async () => {
    const { status, body } = await get('nulle-part');
    expect([status, body.toString()]).toEqual([404, FILES['404.html']]);
  });

  test('texts go out packed as the browser asks for, pictures and the rest as they are', async () => {
    for (const path of ['contact', 'nulle-part']) {
      const { headers, body } = await get(path, { 'accept-encoding': 'gzip' });
      expect([headers['content-encoding'], headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
      expect(body.length).toBeLessThan(400);
      expect(gunzipSync(body).toString()).toContain('<h1>');
    }
    for (const [path, asked] of [
      ['contact', ''],
      ['assets/img/photo-1.avif', 'gzip, br'],
      ['robots.txt', 'gzip, br'],
    ] as const) {
      const { headers } = await get(path, { 'accept-encoding': asked });
      expect([path, headers['content-encoding']]).toEqual([path, undefined]);
    }
  });

  test('an unchanged page is not sent twice, and a question about it brings no page', async () => {
    const etag = String(await header('contact', 'etag'));
    const again = await get('contact', { 'if-none-match': etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await get('contact', {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
  });

  test('hashed files are kept for a year, pages are asked for again', async () => {
    const forever = 'public, max-age=31536000, immutable';
    for (const path of [
      'assets/entry-12345678.js',
      'assets/img/photo-1.avif',
      'fonts/texte-1.woff2',
    ])
      expect([path, await header(path, 'cache-control')]).toEqual([path, forever]);
    expect(await header('contact', 'cache-control')).toBe('no-cache');
  });

  test('a build that writes the folder again is shown as it is, and ends no server', async () => {
    expect((await get('essai')).body.toString()).toBe('court');
    // A build puts a new file in the place of the old one, which may still be read.
    await rm(join(root, 'essai.html'));
    writeInFolder(root, 'essai.html', page('Essai'));
    expect((await get('essai')).body.toString()).toBe(page('Essai'));
    await rm(join(root, 'essai.html'));
    expect((await get('essai')).status).toBe(404);
    writeInFolder(root, 'essai.html', FILES['essai.html']);
  });

  test.runIf(name === 'npm start')('a browser that knows brotli gets it', async () => {
    const { headers, body } = await get('contact', { 'accept-encoding': 'gzip, deflate, br' });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(FILES['contact.html']);
  });

  describe.runIf(name !== 'npm start')('as a host in the open', () => {
    test('every answer carries the security headers, errors too', async () => {
      for (const path of ['', 'assets/entry-12345678.js', 'nulle-part', 'pr-12/'])
        expect((await get(path)).headers, path).toMatchObject({
          'content-security-policy': "frame-ancestors 'self'",
          'x-content-type-options': 'nosniff',
          'x-frame-options': 'SAMEORIGIN',
          'referrer-policy': 'strict-origin-when-cross-origin',
          server: 'nginx',
        });
    });

    test('files get the types that browsers ask for', async () => {
      for (const [path, type] of [
        ['assets/img/photo-1.avif', /^image\/avif$/],
        ['fonts/texte-1.woff2', /^font\/woff2$/],
        ['assets/entry-12345678.js', /^application\/javascript; charset=utf-8$/],
        ['feed.xml', /^text\/xml/],
      ] as const)
        expect(await header(path, 'content-type')).toMatch(type);
    });

    test('a preview has a 404 page of its own, and its hashed files are kept', async () => {
      const { status, body } = await get('pr-12/nulle-part');
      expect([status, body.toString()]).toEqual([404, FILES['pr-12/404.html']]);
      expect(await header('pr-12/assets/entry-1.js', 'cache-control')).toContain('immutable');
    });

    test('an old address leads on, a certificate gets its proof, what other hosts read stays unseen', async () => {
      const old = (await get('ancien')).body.toString();
      expect(old).toContain('<meta http-equiv="refresh" content="0;url=/contact">');
      expect((await get('.well-known/acme-challenge/jeton')).body.toString()).toBe('preuve');
      for (const path of UNSEEN.flatMap((unseen) => [unseen, `pr-12/${unseen}`]))
        expect([path, (await get(path)).status]).toEqual([path, 404]);
    });
  });
});
