import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { ASSETS, LIGHT, PAGE_DATA, SEARCH } from '../content/outputs.ts';
import type * as ServerEntry from '../server/entry.ts';
import type { Renderer } from '../server/server.ts';
import { CLIENT_ENTRY } from './client-files.ts';
import type { ContentReader } from './content-reader.ts';

/** Returns a function that resolves to the renderer of the newest valid content, cached until code or content changes. */
export function devRenderer(server: ViteDevServer, content: ContentReader) {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The server’s modules cannot be run.');
  let cached: { of: unknown[]; renderer: Promise<Renderer> } | undefined;
  return async (): Promise<Renderer> => {
    const { createSiteRenderer }: typeof ServerEntry =
      await ssr.runner.import('/src/server/entry.ts');
    const manifest = content.last?.manifest;
    if (!manifest) throw new Error('There is no content to show.');
    if (cached?.of[0] !== manifest || cached.of[1] !== createSiteRenderer) {
      const renderer = createSiteRenderer({
        manifest,
        siteUrl: server.resolvedUrls?.local[0] ?? 'http://localhost:5173/',
        build: 'dev',
        assets: {
          css: () => '',
          sheet: '',
          scripts: ['src/client/dev.ts', CLIENT_ENTRY].map((path) => server.config.base + path),
        },
        shares: {},
        dev: true,
      });
      cached = { of: [manifest, createSiteRenderer], renderer };
    }
    return cached.renderer;
  };
}

interface DevContext {
  server: ViteDevServer;
  content: ContentReader;
  rendererOf: () => Promise<Renderer>;
}

/** Answers a request in dev: page, page data, light version, picture or file. Rejects when a page cannot be rendered. */
export async function sendAnswer(
  { server, content, rendererOf }: DevContext,
  path: string,
  response: ServerResponse,
): Promise<void> {
  // Errors are ignored here, because Vite's overlay shows them.
  if (!content.last) await content.refresh(true).catch(() => undefined);
  const { last } = content;
  if (!last) return send(response, 500, 'html', errorPage(server.config.base));
  const picture = await last.pictures.files.get(path)?.();
  if (picture) return send(response, 200, path, picture);
  if (Object.hasOwn(last.manifest.downloads, path))
    return send(response, 200, path, await readFile(join(last.content.dir, path)));
  const renderer = await rendererOf();
  const data = DATA_PATH.exec(path)?.[1];
  const light = LIGHT_PATH.exec(path)?.[1];
  const page = await renderer.page(resolvedRoute(data ?? light ?? path));
  if (light !== undefined && page?.light) return send(response, 200, 'html', page.light);
  if (data !== undefined) {
    return send(response, page ? 200 : 404, 'json', JSON.stringify(page?.payload));
  }
  const name = path.slice(1);
  const indexes = name.startsWith(`${ASSETS}/${SEARCH}-`) ? await renderer.search.files() : [];
  const file = page
    ? undefined
    : ((await renderer.files.get(name)?.()) ?? new Map(indexes).get(name));
  if (file !== undefined) return send(response, 200, path, file);
  const html = page?.html ?? renderer.notFound().html;
  return send(response, page ? 200 : 404, 'html', html);
}

/** Sends a response of the live preview, which the browser must not cache; `path` gives its media type. */
function send(response: ServerResponse, status: number, path: string, body: string | Buffer): void {
  const type = lookup(path) ?? 'application/octet-stream';
  const charset = type.startsWith('text/') ? '; charset=utf-8' : '';
  response.writeHead(status, { 'Content-Type': type + charset, 'Cache-Control': 'no-store' });
  response.end(body);
}

/** Path of a page's data, `/donnees/blog.json`; group 1 is the path of the page, `/blog`. */
const DATA_PATH = new RegExp(`^/${PAGE_DATA}(/.*)\\.json$`);

/** Path of a page's light version (for slow networks), `/leger/blog`; group 1 is the path of the page, `/blog`. */
const LIGHT_PATH = new RegExp(`^/${LIGHT}(|/.*)$`);

/** Route of a path, as static hosts resolve paths: `/blog` for `/blog/`, `/blog.html` and `/blog/index.html`. */
const resolvedRoute = (path: string) => path.replace(/\/index(\.html)?$|\.html$|\/$/, '') || '/';

/** Page behind Vite's error overlay until the content is valid for the first time. */
const errorPage = (base: string) => `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>À corriger</title><script type="module" src="${base}@vite/client"></script></head>
<body><p>Vos textes sont intacts. La page s’affichera dès que ceci sera corrigé.</p></body></html>`;
