import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FILES } from '../../../src/screen/backends/backend.ts';
import { serveWorkingCopy } from '../../../src/screen/working-copy-server.ts';

let folder: string;
let server: Awaited<ReturnType<typeof serveWorkingCopy>>;
let port: number;
let key: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ecran-'));
  mkdirSync(join(folder, 'content/articles'), { recursive: true });
  mkdirSync(join(folder, 'dist'));
  mkdirSync(join(folder, 'dehors'));
  writeFileSync(join(folder, 'dist/index.html'), '<html><head></head><body></body></html>');
  writeFileSync(join(folder, 'content/articles/a.mdx'), '---\ntitle: A\n---\n');
  symlinkSync(join(folder, 'dehors'), join(folder, 'content/lien'));
  const content = join(folder, 'content');
  server = await serveWorkingCopy({ dir: join(folder, 'dist'), content, port: 0, policy: 'x' });
  port = (server.address() as AddressInfo).port;
  const page = await call({ path: '/' });
  key = /name="ecran-cle" content="([^"]+)"/.exec(page.body)?.[1] ?? '';
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Call {
  path: string;
  headers?: IncomingHttpHeaders;
  body?: unknown;
}

const call = ({ path, headers = {}, body }: Call) =>
  new Promise<{ status: number; body: string; headers: IncomingHttpHeaders }>((done, failed) => {
    const method = body === undefined ? 'GET' : 'POST';
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, async (answer) =>
      done({ status: answer.statusCode ?? 0, body: await text(answer), headers: answer.headers }),
    );
    sent.on('error', failed);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });

const allowed = () => ({ 'x-ecran-cle': key, 'content-type': 'application/json' });
const files = (path: string) => [{ path, contents: btoa('neuf') }];
const write = (path: string, headers = {}) =>
  call({ path: FILES, headers: { ...allowed(), ...headers }, body: files(path) });

test('the page has its key and may stand in no frame of another site', async () => {
  const page = await call({ path: '/' });
  expect(key).toHaveLength(32);
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
});

test.each(['//', '//x', '///', '/%', '/%00', '/images/%', '/images//..', '/\\', '/:0', '/?%', '*'])(
  'the address %s is answered, and the server goes on',
  async (path) => {
    expect((await call({ path })).status).toBeGreaterThan(199);
    expect((await call({ path: '/' })).status).toBe(200);
  },
);

test('with the key, texts are listed and written', async () => {
  const list = await call({ path: FILES, headers: allowed() });
  expect(JSON.parse(list.body)).toMatchObject([
    { path: 'content/articles/a.mdx', text: '---\ntitle: A\n---\n' },
  ]);
  expect((await write('content/articles/mon-texte.mdx')).status).toBe(200);
  expect(readFileSync(join(folder, 'content/articles/mon-texte.mdx'), 'utf8')).toBe('neuf');
});

test.each([
  ['no key', FILES, {}],
  ['a wrong key', FILES, { 'x-ecran-cle': 'x'.repeat(32) }],
  ['a name that another site has bound to this machine', '/', { host: 'pirate.example:80' }],
])('%s is refused', async (_, path, headers) =>
  expect((await call({ path, headers })).status).toBe(403),
);

test.each([
  ['another origin', { origin: 'https://pirate.example' }],
  ['the origin of another port', { origin: 'http://127.0.0.1:1' }],
  ['a form of another site', { 'content-type': 'text/plain' }],
])('a save from %s is refused', async (_, headers) =>
  expect((await write('content/articles/a.mdx', headers)).status).toBe(403),
);

test.each([
  'content/../dehors/a.mdx',
  'content/lien/a.mdx',
  '/etc/a.mdx',
  'content/articles/a.ts',
  'content/.git/a.mdx',
  'package.yml',
])('a path outside of the texts is refused: %s', async (path) =>
  expect((await write(path)).status).toBe(403),
);
