import { isUtf8 } from 'node:buffer';
import { randomBytes } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { dirname, join, relative, sep } from 'node:path';
import { json } from 'node:stream/consumers';
import sirv from 'sirv';
import { FILES, KEY_HEADER, type StoredFile } from './backends/backend.ts';

interface ServerOptions {
  /** Folder of the built screen. */
  dir: string;
  /** Folder whose files are read and written. */
  content: string;
  port: number;
  /** The Content-Security-Policy of every answer; no other page may frame the screen. */
  policy: string;
}

/**
 * Serves the screen on loopback and writes what it saves into the folder. Takes nothing from another site: a key that is made
 * at each start, `Host` and `Origin` of this server, JSON only, paths inside the folder only, no symbolic link.
 */
export async function serveWorkingCopy({ dir, content, port, policy }: ServerOptions) {
  const key = randomBytes(24).toString('base64url');
  const html = await readFile(join(dir, 'index.html'), 'utf8');
  const page = html.replace('</head>', `<meta name="ecran-cle" content="${key}"></head>`);
  const files = sirv(dir, { etag: true });
  const root = await realpath(content);
  const pictures = sirv(join(root, 'images'), { dev: true });
  const server = createServer((request, response) => {
    const answer = (status: number, data: unknown = null) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(data));
    response.setHeader('Content-Security-Policy', `${policy}; frame-ancestors 'self'`);
    response.setHeader('Cache-Control', 'no-store');
    if (!isOwnHost(request)) return answer(403);
    const [pathname = ''] = request.url?.split('?') ?? [];
    if (pathname === '/' || pathname === '/index.html')
      return response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
    if (pathname.startsWith('/images/')) {
      request.url = pathname.slice('/images'.length);
      return pictures(request, response, () => void answer(404));
    }
    if (pathname !== FILES) return files(request, response, () => void answer(404));
    if (!isAllowed(request, key)) return answer(403);
    const task = request.method === 'POST' ? write(request, root) : listFiles(root);
    task.then(
      (data) => answer(200, data),
      (fault) => answer(fault instanceof Refusal ? 403 : 500),
    );
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', done);
  });
  return server;
}

/** A name that is not of this machine may have been bound to it by another site. */
const isOwnHost = ({ headers, socket }: IncomingMessage) =>
  [`localhost:${socket.localPort}`, `127.0.0.1:${socket.localPort}`].includes(headers.host ?? '');

const isAllowed = ({ headers }: IncomingMessage, key: string) =>
  headers[KEY_HEADER] === key &&
  headers['content-type'] === 'application/json' &&
  [undefined, `http://${headers.host}`].includes(headers.origin);

async function listFiles(root: string): Promise<StoredFile[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      const path = `content/${relative(root, file).split(sep).join('/')}`;
      const bytes = /\.(?:mdx|yml|json)$/.test(name) ? await readFile(file) : undefined;
      return { path, text: bytes && isUtf8(bytes) ? bytes.toString('utf8') : undefined };
    }),
  );
}

class Refusal extends Error {}

async function write(request: IncomingMessage, root: string): Promise<null> {
  const sent: unknown = await json(request);
  const files = Array.isArray(sent) ? sent.map(fileOf) : [];
  const targets = await Promise.all(files.map(({ path }) => targetOf(path, root)));
  for (const [index, { contents }] of files.entries()) {
    const target = targets[index] ?? '';
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, Buffer.from(contents, 'base64'));
  }
  return null;
}

/** What the screen may write: texts, data, pictures and PDFs with plain names. */
const WRITABLE =
  /^content\/(?:(?:[a-z0-9-]+\/)*[a-z0-9][a-z0-9-]*\.(?:mdx|yml|webp|jpe?g|png|svg)|documents\/[a-z0-9-]+\.pdf)$/i;

function fileOf(sent: unknown): { path: string; contents: string } {
  const { path, contents }: Record<string, unknown> = Object(sent);
  if (typeof path !== 'string' || typeof contents !== 'string' || !WRITABLE.test(path))
    throw new Refusal();
  return { path, contents };
}

/** File on the disk. Throws at a symbolic link, which may lead outside the folder. */
async function targetOf(path: string, root: string): Promise<string> {
  const target = join(root, path.replace(/^content\//, ''));
  for (let above = target; above !== root; above = dirname(above)) {
    const found = await lstat(above).catch(() => undefined);
    if (found?.isSymbolicLink()) throw new Refusal();
  }
  return target;
}
