import type { IncomingMessage, ServerResponse } from 'node:http';
import { relative, resolve } from 'node:path';
import { inspect } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';
import type { ContentState } from './content-state.ts';
import { devErrorPage } from './dev-error-page.ts';
import { devHtml } from './dev-html.ts';
import { devRenderer, type RendererOf } from './dev-renderer.ts';
import { warmUp } from './warm-up.ts';

/** Serves the site in dev: pages rendered on request, content changes shown without a reload. */
export function devPages(state: ContentState): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    async configureServer(server) {
      watchContent(server, state);
      const rendererOf = devRenderer(server);
      // Read before the address is printed: whoever opens it gets a page at once.
      await read(server, state);
      let warm = false;
      return () => {
        server.middlewares.use((request, response, next) => {
          answer({ server, state, rendererOf }, request, response)
            .then(() => {
              // The first saved text should not wait for the parser and the compiler, nor a page for these.
              if (!warm) warmUp().catch(() => {});
              warm = true;
            })
            .catch(next);
        });
      };
    },
  };
}

function watchContent(server: ViteDevServer, state: ContentState): void {
  const folder = resolve(server.config.root, 'content');
  let timer: NodeJS.Timeout | undefined;
  server.watcher.on('all', (_event, file) => {
    if (relative(folder, file).startsWith('..')) return;
    // Editors save a file in several steps: one refresh for all of them.
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(server, state), 20);
  });
  server.environments.client.hot.on('content-issues-asked', (_, client) =>
    client.send('content-issues', state.errors),
  );
}

/** Reads the content; a fault of reading is told, and the next change or asked page tries again. */
async function read(server: ViteDevServer, state: ContentState): Promise<void> {
  await state.refresh().catch((fault: unknown) => {
    const said = state.errors.map(({ file, message, hint }) => `${file} : ${message} ${hint}`);
    // What the system refuses is said in a line; a fault of ours keeps its stack.
    if (!(fault instanceof Error && 'syscall' in fault)) said.push(inspect(fault));
    server.config.logger.error(said.join('\n'));
  });
}

async function refresh(server: ViteDevServer, state: ContentState): Promise<void> {
  await read(server, state);
  const { hot } = server.environments.client;
  hot.send('content-issues', state.errors);
  if (state.errors.length === 0) hot.send('content-change');
}

interface Serving {
  server: ViteDevServer;
  state: ContentState;
  rendererOf: RendererOf;
}

async function answer(
  { server, state, rendererOf }: Serving,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = new URL(request.url ?? '/', 'http://localhost').pathname;
  const picture = state.pictures.find(({ address }) => address === path);
  if (picture) return send(response, 200, typeOf(path), await picture.bytes());
  if (!state.manifest) await state.refresh().catch(() => undefined);
  if (!state.manifest || !state.content) {
    const html = await server.transformIndexHtml('/a-corriger', devErrorPage(state.errors));
    return send(response, 500, HTML, html);
  }
  const renderer = await rendererOf(state.manifest, state.content);
  const data = /^\/donnees(\/.*)\.json$/.exec(path)?.[1];
  const route = (data ?? path).replace(/\/index(\.html)?$|\.html$|\/$/, '') || '/';
  const page = await renderer.page(route);
  const file = page ? undefined : renderer.files()[path.slice(1)];
  if (data !== undefined) {
    return send(response, page ? 200 : 404, 'application/json', JSON.stringify(page?.payload));
  }
  if (file !== undefined) return send(response, 200, typeOf(path), file);
  const html = page?.html ?? renderer.notFound().html;
  return send(response, page ? 200 : 404, HTML, await devHtml(server, path, html));
}

const HTML = 'text/html; charset=utf-8';

const TYPES: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
  xml: 'application/xml',
  json: 'application/json',
  txt: 'text/plain; charset=utf-8',
};

const typeOf = (path: string) => TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

function send(response: ServerResponse, status: number, type: string, body: string | Buffer): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(body);
}
