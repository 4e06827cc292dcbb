import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { ASSETS, NOT_FOUND_PAGE, SEARCH } from '../model/outputs.ts';
import type { Renderer } from '../server/create-renderer.ts';
import type * as ServerEntry from '../server/entry.ts';
import type { ContentReader } from './content-reader.ts';
import { CLIENT_ENTRY } from './write-site.ts';

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
  // As static hosts find files: `/blog` and `/blog/` are `blog.html`.
  const name = path.replace(/^\/|\/$/g, '') || 'index';
  for (const file of [name, `${name}.html`]) {
    const text = await renderer.files.get(file)?.();
    if (text !== undefined) return send(response, 200, file, text);
  }
  const indexes = name.startsWith(`${ASSETS}/${SEARCH}-`) ? await renderer.searchIndexes() : [];
  const index = new Map(indexes).get(name);
  if (index !== undefined) return send(response, 200, name, index);
  return send(response, 404, 'html', (await renderer.files.get(NOT_FOUND_PAGE)?.()) ?? '');
}

/** Sends a response of the live preview, which the browser must not cache; `path` gives its media type. */
function send(response: ServerResponse, status: number, path: string, body: string | Buffer): void {
  const type = lookup(path) ?? 'application/octet-stream';
  const charset = type.startsWith('text/') ? '; charset=utf-8' : '';
  response.writeHead(status, { 'Content-Type': type + charset, 'Cache-Control': 'no-store' });
  response.end(body);
}

/** Page behind Vite's error overlay until the content is valid for the first time. */
const errorPage = (base: string) => `<!doctype html>
<html lang="fr"><head><meta charset="utf-8"><title>À corriger</title><script type="module" src="${base}@vite/client"></script></head>
<body><p>Vos textes sont intacts. La page s’affichera dès que ceci sera corrigé.</p></body></html>`;
