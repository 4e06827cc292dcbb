import type { ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';
import type { ContentState } from './content-state.ts';
import { devErrorPage } from './dev-error-page.ts';
import { devHtml } from './dev-html.ts';
import { devRenderer, type RendererOf } from './dev-renderer.ts';
import { warmUp } from './warm-up.ts';
import { watchFolder } from './watch-folder.ts';

/** Serves the site in dev: pages rendered on request, content changes shown without a reload. */
export function devPages(state: ContentState): Plugin {
  return {
    name: 'dev-pages',
    apply: 'serve',
    async configureServer(server) {
      const saved = watchContent(server, state);
      const rendererOf = devRenderer(server);
      // Read before the address is printed: whoever opens it gets a page at once.
      await read(server, state);
      const prepare = preparer(state, saved);
      return () => {
        server.middlewares.use((request, response, next) => {
          const path = new URL(request.url ?? '/', 'http://localhost').pathname;
          answer({ server, state, rendererOf }, path, response)
            .then(() => prepare(path))
            .catch(next);
        });
      };
    },
  };
}

/** Gives what readies the server, once a page was answered, for the first text that is saved. */
function preparer(state: ContentState, saved: AbortSignal): (path: string) => void {
  let begun = false;
  return (path) => {
    const { content } = state;
    const shown = begun ? undefined : content?.parts.find(({ route }) => route === routeOf(path));
    if (!content || !shown) return;
    begun = true;
    // Only a rehearsal: what fails here fails again, and is told, when it is asked for.
    warmUp(content, shown, saved).catch(() => {});
  };
}

/** Shows what is saved in `content/`; gives a signal of the first time. */
function watchContent(server: ViteDevServer, state: ContentState): AbortSignal {
  const saved = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const end = watchFolder(state.folder, () => {
    saved.abort();
    // Editors save a file in several steps: one refresh for all of them.
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(server, state), 20);
  });
  server.httpServer?.once('close', end);
  server.environments.client.hot.on('content-issues-asked', (_, client) =>
    client.send('content-issues', state.errors),
  );
  return saved.signal;
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
  path: string,
  response: ServerResponse,
): Promise<void> {
  const picture = state.pictures.find(({ address }) => address === path);
  if (picture) return send(response, 200, typeOf(path), await picture.bytes());
  // What failed is in `errors`, which the page below shows.
  if (!state.manifest) await state.refresh().catch(() => undefined);
  if (!state.manifest || !state.content) {
    const html = await server.transformIndexHtml('/a-corriger', devErrorPage(state.errors));
    return send(response, 500, HTML, html);
  }
  const renderer = await rendererOf(state.manifest, state.content);
  const data = /^\/donnees(\/.*)\.json$/.exec(path)?.[1];
  const route = routeOf(data ?? path);
  const page = await renderer.page(route);
  const file = page ? undefined : renderer.files()[path.slice(1)];
  if (data !== undefined) {
    return send(response, page ? 200 : 404, 'application/json', JSON.stringify(page?.payload));
  }
  if (file !== undefined) return send(response, 200, typeOf(path), file);
  const html = page?.html ?? renderer.notFound().html;
  return send(response, page ? 200 : 404, HTML, await devHtml(server, path, html));
}

/** The route that an address stands for, as hosts read it. */
const routeOf = (path: string) => path.replace(/\/index(\.html)?$|\.html$|\/$/, '') || '/';

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
