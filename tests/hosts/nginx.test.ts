import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostFiles } from '../../src/vite/host-files.ts';
import { put } from '../../src/vite/output.ts';
import { ALL } from '../unit/all.ts';
import { findNginx, NO_NGINX, serveWithNginx } from './nginx.ts';
import { onTheWire } from './on-the-wire.ts';

const program = ALL ? findNginx() : undefined;
if (ALL && !program) console.warn(NO_NGINX);

const page = (name: string) =>
  `<!doctype html><title>${name}</title><h1>${name}</h1>${'<p>texte'.repeat(200)}`;

/** What only other hosts read, and hidden files. */
const UNSEEN = ['_headers', '_redirects', '.nojekyll', '.env', '.well-known/.env'];

describe.skipIf(!program)('docs/nginx.conf, with a real nginx', () => {
  let root = '';
  let site: Awaited<ReturnType<typeof serveWithNginx>>;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'site-'));
    const files = {
      'index.html': page('Accueil'),
      'contact.html': page('Contact'),
      'contact/index.html': page('Contact'),
      '404.html': page('Page introuvable'),
      'assets/entry-12345678.js': `console.log(${JSON.stringify('x'.repeat(2000))})`,
      'assets/img/photo-1.avif': 'avif',
      'fonts/texte-1.woff2': 'woff2',
      'feed.xml': '<?xml version="1.0"?><rss/>',
      'pr-12/index.html': page('Aperçu'),
      'pr-12/404.html': page('Aperçu introuvable'),
      'pr-12/assets/entry-1.js': '1',
      '.well-known/acme-challenge/jeton': 'preuve',
      ...hostFiles({ '/ancien': '/contact' }, 'https://site.example.org/'),
    };
    for (const [path, text] of Object.entries(files)) put(root, path, text);
    for (const name of UNSEEN) {
      for (const folder of ['', 'pr-12/']) put(root, folder + name, 'x');
    }
    site = await serveWithNginx(program ?? '', root);
  });

  afterAll(async () => {
    await site?.close();
    await rm(root, { recursive: true, force: true });
  });

  const get = (path: string, headers?: Record<string, string>) =>
    onTheWire(site.address + path, headers);

  test('a page answers with and without its slash, without a redirect', async () => {
    for (const path of ['/', '/contact', '/contact/', '/contact.html']) {
      const { status, headers } = await get(path);
      expect([path, status, headers['content-type']]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
      ]);
    }
  });

  test('an unknown address answers 404 with the site’s page, a preview with its own', async () => {
    const site404 = await get('/nulle-part');
    expect(site404.status).toBe(404);
    expect(site404.body.toString()).toContain('<h1>Page introuvable</h1>');
    const preview404 = await get('/pr-12/nulle-part');
    expect(preview404.status).toBe(404);
    expect(preview404.body.toString()).toContain('<h1>Aperçu introuvable</h1>');
  });

  test('hashed files are kept for a year, pages are asked for again', async () => {
    const forever = 'public, max-age=31536000, immutable';
    const cached = async (path: string) => (await get(path)).headers['cache-control'];
    expect(await cached('/assets/entry-12345678.js')).toBe(forever);
    expect(await cached('/assets/img/photo-1.avif')).toBe(forever);
    expect(await cached('/fonts/texte-1.woff2')).toBe(forever);
    expect(await cached('/pr-12/assets/entry-1.js')).toBe(forever);
    expect(await cached('/contact')).toBe('no-cache');
    expect(await cached('/nulle-part')).toBe('no-cache');
  });

  test('an unchanged page is not sent twice', async () => {
    const first = await get('/contact');
    const again = await get('/contact', { 'if-none-match': String(first.headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('texts go out compressed, and plain to those who ask for nothing', async () => {
    const zipped = await get('/contact', { 'accept-encoding': 'gzip' });
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(zipped.headers.vary).toBe('Accept-Encoding');
    expect(zipped.body.length).toBeLessThan(400);
    const plain = await get('/contact');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.length).toBeGreaterThan(1000);
  });

  test('every answer carries the security headers, errors too', async () => {
    for (const path of ['/', '/assets/entry-12345678.js', '/nulle-part', '/pr-12/']) {
      const { headers } = await get(path);
      expect([path, headers['x-content-type-options'], headers['x-frame-options']]).toEqual([
        path,
        'nosniff',
        'SAMEORIGIN',
      ]);
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers.server).toBe('nginx');
    }
  });

  test('files get the types that browsers ask for', async () => {
    const type = async (path: string) => (await get(path)).headers['content-type'];
    expect(await type('/assets/img/photo-1.avif')).toBe('image/avif');
    expect(await type('/fonts/texte-1.woff2')).toBe('font/woff2');
    expect(await type('/assets/entry-12345678.js')).toBe('application/javascript; charset=utf-8');
    expect(await type('/feed.xml')).toMatch(/^text\/xml/);
  });

  test('an old address leads on, and what other hosts read stays unseen', async () => {
    const old = await get('/ancien');
    expect(old.status).toBe(200);
    expect(old.body.toString()).toContain('<meta http-equiv="refresh" content="0;url=/contact">');
    for (const folder of ['', '/pr-12']) {
      for (const name of UNSEEN) {
        const path = `${folder}/${name}`;
        expect([path, (await get(path)).status]).toEqual([path, 404]);
      }
    }
  });

  test('the proof that a certificate asks for is sent', async () => {
    const { status, body } = await get('/.well-known/acme-challenge/jeton');
    expect([status, body.toString()]).toEqual([200, 'preuve']);
  });
});
