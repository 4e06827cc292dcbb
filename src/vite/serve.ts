import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join, resolve } from 'node:path';
import compression from 'http-compression';
import sirv from 'sirv';
import { ASSETS, FONTS, NOT_FOUND_PAGE } from '../model/outputs.ts';
import { basePath } from '../site/environment.ts';

interface ServeOptions {
  dir: string;
  /** 0 for any free port. */
  port: number;
  /** Base path, with a final slash; that of `SITE_URL` by default. */
  base?: string;
}

/** Usual compression levels of hosts. */
const COMPRESSION_LEVELS = { brotli: 5, gzip: 6 } as const;

/** Serves a built site as a static host does: `/route` and `/route/`, 404 page, compressed texts, long caching of assets. */
export async function serve({ dir, port, base = basePath() }: ServeOptions) {
  const root = resolve(dir);
  const bare = base.slice(0, -1);
  const files = sirv(root, {
    // Files are looked up at each request, because a build may replace the folder.
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders: cacheHeaders,
  });
  const compress = compression({ level: COMPRESSION_LEVELS });
  const notFound = await readFile(join(root, NOT_FOUND_PAGE));
  const server = createServer((request, response) => {
    const answer404 = () => {
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      response.end(request.method === 'HEAD' ? undefined : notFound);
    };
    const requested = request.url ?? '/';
    const isHome = requested === bare || requested.startsWith(`${bare}?`);
    const url = isHome ? base + requested.slice(bare.length) : requested;
    if (!url.startsWith(base)) return answer404();
    request.url = `/${url.slice(base.length)}`;
    response.setHeader('Vary', 'Accept-Encoding');
    return compress(request, response, () => files(request, response, answer404));
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
        // Browsers preconnect: Node counts such connections as busy and would wait for them.
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
