import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import compression from 'http-compression';
import sirv from 'sirv';
import { ASSETS, FONTS, NOT_FOUND_PAGE } from '../content/outputs.ts';
import { basePath } from './base-path.ts';

interface ServeOptions {
  dir: string;
  /** 0 takes any free port. */
  port: number;
  /** Path under which the site stands, with a final slash; from `SITE_URL` when absent. */
  base?: string;
}

/** How hosts usually pack what they send. */
const PACKED_LEVEL = { brotli: 5, gzip: 6 } as const;

/** Serves a built site as a static host does: `/route` and `/route/`, 404 page, texts packed, long caching of assets. */
export async function serve({ dir, port, base = basePath() }: ServeOptions) {
  const root = resolve(dir);
  const bare = base.slice(0, -1);
  const files = sirv(root, {
    // Looked for at each request: a build may rewrite the folder meanwhile.
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders: cacheHeaders,
  });
  const pack = compression({ level: PACKED_LEVEL });
  const notFound = await readFile(join(root, NOT_FOUND_PAGE));
  const server = createServer((request, response) => {
    const answer404 = () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : notFound);
    };
    const asked = request.url ?? '/';
    const isHome = asked === bare || asked.startsWith(`${bare}?`);
    const url = isHome ? base + asked.slice(bare.length) : asked;
    if (!url.startsWith(base)) return answer404();
    request.url = `/${url.slice(base.length)}`;
    response.setHeader('Vary', 'Accept-Encoding');
    return pack(request, response, () => files(request, response, answer404));
  });
  await new Promise<void>((ready, fail) => {
    server.once('error', fail);
    server.listen(port, ready);
  });
  const bound = server.address();
  const actual = typeof bound === 'object' && bound ? bound.port : port;
  return {
    address: `http://localhost:${actual}${base}`,
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        // Browsers open connections ahead of any request: Node takes those for busy, and would wait for them.
        server.closeAllConnections();
      }),
  };
}

function cacheHeaders(response: { setHeader(name: string, value: string): void }, path: string) {
  const immutable = [ASSETS, FONTS].includes(path.split('/').find(Boolean) ?? '');
  response.setHeader(
    'Cache-Control',
    immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
}
