import { randomBytes, timingSafeEqual } from 'node:crypto';
import { lstat, mkdir, readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { dirname, join, relative, resolve, sep } from 'node:path';
import sirv from 'sirv';
import { type StoredFile, versionOf } from './backends/backend.ts';
import { API, KEY_HEADER } from './backends/working-copy.ts';

/** Size of a request at most: a few photos of 2,048 px. */
const MAX_BYTES = 32 * 1024 * 1024;

export interface ServerOptions {
  /** Folder of the built screen. */
  dir: string;
  /** Folder whose files are read and written. */
  content: string;
  port: number;
  /** The Content-Security-Policy of every answer; no page may frame the screen. */
  policy: string;
}

/**
 * Serves the screen on loopback and writes what it saves into the folder. Takes nothing from another site: a key that is made
 * at each start, `Host` and `Origin` of this server, JSON only, paths inside the folder only, no symbolic link.
 */
export async function serveWorkingCopy({ dir, content, port, policy }: ServerOptions) {
  const key = randomBytes(24).toString('base64url');
  const page = (await readFile(join(dir, 'index.html'), 'utf8')).replace(
    '</head>',
    `<meta name="ecran-cle" content="${key}"></head>`,
  );
  const files = sirv(dir, { etag: true });
  const root = await realpath(content);
  const server = createServer((request, response) => {
    response.setHeader('Content-Security-Policy', `${policy}; frame-ancestors 'none'`);
    response.setHeader('Cache-Control', 'no-store');
    const address = request.url ?? '/';
    if (!isOwnHost(request)) return answer(response, 403);
    if (address === '/' || address === '/index.html')
      return response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page);
    if (!address.startsWith('/api/')) return files(request, response, () => answer(response, 404));
    if (!isAllowed(request, key)) return answer(response, 403);
    const task = address === API.files ? listFiles(root) : write(request, address, root);
    task.then(
      (data) => answer(response, 200, data),
      (fault) => answer(response, fault instanceof Refused ? fault.status : 500),
    );
  });
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    server.listen(port, '127.0.0.1', done);
  });
  return server;
}

class Refused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`HTTP ${status}`);
    this.status = status;
  }
}

function answer(response: ServerResponse, status: number, data: unknown = null) {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(data));
}

/** A name that is not of this machine may have been bound to it by another site. */
const isOwnHost = ({ headers, socket }: IncomingMessage) =>
  [`localhost:${socket.localPort}`, `127.0.0.1:${socket.localPort}`].includes(headers.host ?? '');

function isAllowed({ headers }: IncomingMessage, key: string): boolean {
  const given = Buffer.from(String(headers[KEY_HEADER] ?? ''));
  const expected = Buffer.from(key);
  const isKey = given.length === expected.length && timingSafeEqual(given, expected);
  return isKey && (headers.origin === undefined || headers.origin === `http://${headers.host}`);
}

async function listFiles(root: string): Promise<StoredFile[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      const bytes = await readFile(path);
      const isText = /\.(?:mdx|ya?ml|json|md)$/.test(name);
      return {
        path: `content/${relative(root, path).split(sep).join('/')}`,
        text: isText ? bytes.toString('utf8') : undefined,
        size: bytes.length,
        version: await versionOf(new Blob([new Uint8Array(bytes)])),
      };
    }),
  );
}

async function write(request: IncomingMessage, address: string, root: string): Promise<null> {
  if (address !== API.write || request.method !== 'POST') throw new Refused(404);
  if (request.headers['content-type'] !== 'application/json') throw new Refused(415);
  const files = filesOf(await bodyOf(request));
  const targets = await Promise.all(files.map(({ path }) => targetOf(path, root)));
  for (const [index, { contents }] of files.entries()) {
    const target = targets[index] ?? '';
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, Buffer.from(contents, 'base64'));
  }
  return null;
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new Refused(413);
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new Refused(400);
  }
}

function filesOf(body: unknown): { path: string; contents: string }[] {
  const files = typeof body === 'object' && body !== null && 'files' in body ? body.files : [];
  if (!Array.isArray(files)) throw new Refused(400);
  return files.map((file: unknown) => {
    if (typeof file !== 'object' || file === null) throw new Refused(400);
    const { path, contents } = file as Record<string, unknown>;
    if (typeof path !== 'string' || typeof contents !== 'string') throw new Refused(400);
    return { path, contents };
  });
}

/** What the screen may write: texts, data and pictures with plain names. */
const WRITABLE = /^content\/(?:[a-z0-9-]+\/)*[a-z0-9][a-z0-9-]*\.(?:mdx|yml|webp|jpe?g|png|svg)$/i;

/** Backend of a file on the disk. Throws for a path outside the folder, also through a symbolic link. */
async function targetOf(path: string, root: string): Promise<string> {
  if (!WRITABLE.test(path)) throw new Refused(403);
  const target = resolve(root, path.replace(/^content\//, ''));
  for (let above = target; above !== root; above = dirname(above)) {
    const found = await lstat(above).catch(() => undefined);
    if (found?.isSymbolicLink()) throw new Refused(403);
  }
  return target;
}
