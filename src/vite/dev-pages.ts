import type { ServerResponse } from 'node:http';
import { relative } from 'node:path';
import { inspect } from 'node:util';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { LIGHT } from '../content/outputs.ts';
import type * as ServerEntry from '../server/entry.ts';
import type { Renderer } from '../server/server.ts';
import { buildId } from './base-path.ts';
import { CLIENT_ENTRY } from './client-files.ts';
import type { ContentState } from './content-state.ts';
import { DEV_ERROR_PAGE, devHtml } from './dev-html.ts';
import { send, typeOf } from './send.ts';

/** Serves the site in dev: pages rendered on request through Vite's modules, content changes shown without a reload. */
export function devPages(state: ContentState): Plugin {
  const isContent = (file: string) => !relative(state.folder, file).startsWith('..');
  return {
    name: 'dev-pages',
    apply: 'serve',
    async configureServer(server) {
      state.drafts = true;
      watchContent(server, state, isContent);
      // Read before the address is printed: the first request gets a page at once.
      await read(server, state);
      const rendererOf = devRenderer(server, state);
      return () => {
        server.middlewares.use((request, response, next) => {
          const path = new URL(request.url ?? '/', 'http://localhost').pathname;
          answer({ server, state, rendererOf }, path, response).catch(next);
        });
      };
    },
    hotUpdate({ file, modules, server }) {
      // What is saved in the content shows once it was checked.
      if (isContent(file)) return [];
      // The HTML of a page is made by the server's modules: the browser asks for it again.
      if (this.environment.name === 'ssr' && modules.length > 0) sendChange(server);
      return undefined;
    },
  };
}

const sendChange = (server: ViteDevServer) => server.environments.client.hot.send('content-change');

/** Reads the content again when something in it changes, and notifies the browser. */
function watchContent(
  server: ViteDevServer,
  state: ContentState,
  isContent: (file: string) => boolean,
): void {
  let timer: NodeJS.Timeout | undefined;
  server.watcher.on('all', (_event, file) => {
    if (!isContent(file)) return;
    // Editors save a file in several steps: one refresh for all of them.
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(server, state), 20);
  });
  server.environments.client.hot.on('content-issues-asked', (_, client) =>
    client.send('content-issues', state.errors),
  );
}

/** Reads the content; a fault of reading is logged, and the next change or asked page tries again. */
async function read(server: ViteDevServer, state: ContentState): Promise<void> {
  await state.refresh().catch((fault: unknown) => {
    const lines = state.errors.map(({ file, message, hint }) => `${file} : ${message} ${hint}`);
    // What the system refuses is one line; a fault of ours keeps its stack.
    if (!(fault instanceof Error && 'syscall' in fault)) lines.push(inspect(fault));
    server.config.logger.error(lines.join('\n'));
  });
}

async function refresh(server: ViteDevServer, state: ContentState): Promise<void> {
  await read(server, state);
  server.environments.client.hot.send('content-issues', state.errors);
  if (state.errors.length > 0) return;
  // A body may have been asked for before the check had read its new text.
  const { moduleGraph } = server.environments.ssr;
  for (const module of moduleGraph.idToModuleMap.values()) {
    if (module.file?.endsWith('.mdx')) moduleGraph.invalidateModule(module);
  }
  sendChange(server);
}

/** Gives the renderer of the content's last good state; the same one as long as neither code nor content changes. */
function devRenderer(server: ViteDevServer, state: ContentState): () => Promise<Renderer> {
  const { ssr } = server.environments;
  if (!isRunnableDevEnvironment(ssr)) throw new Error('The server’s modules cannot be run.');
  let made: { of: unknown[]; renderer: Promise<Renderer> } | undefined;
  return async () => {
    const { manifest } = state;
    const { createSiteRenderer }: typeof ServerEntry =
      await ssr.runner.import('/src/server/entry.ts');
    if (!manifest) throw new Error('There is no content to show.');
    if (made?.of[0] !== manifest || made.of[1] !== createSiteRenderer) {
      const renderer = createSiteRenderer({
        manifest,
        siteUrl: addressOf(server),
        build: buildId(),
        assets: {
          css: () => '',
          sheet: '',
          scripts: ['src/client/styles.ts', CLIENT_ENTRY].map((path) => server.config.base + path),
        },
        shares: {},
        dev: true,
      });
      made = { of: [manifest, createSiteRenderer], renderer };
    }
    return made.renderer;
  };
}

const addressOf = (server: ViteDevServer) =>
  server.resolvedUrls?.local[0] ?? 'http://localhost:5173/';

interface Serving {
  server: ViteDevServer;
  state: ContentState;
  rendererOf: () => Promise<Renderer>;
}

async function answer(
  { server, state, rendererOf }: Serving,
  path: string,
  response: ServerResponse,
): Promise<void> {
  const picture = state.pictures.find(({ address }) => address === path);
  if (picture) return send(response, 200, typeOf(path), await picture.bytes());
  // The fault is in `errors`, for which the page below asks.
  if (!state.manifest) await state.refresh().catch(() => undefined);
  if (!state.manifest) {
    const html = await server.transformIndexHtml('/a-corriger', DEV_ERROR_PAGE);
    return send(response, 500, typeOf('html'), html);
  }
  const renderer = await rendererOf();
  const data = /^\/donnees(\/.*)\.json$/.exec(path)?.[1];
  const light = LIGHT_PATH.exec(path)?.[1];
  const page = await renderer.page(routeOf(data ?? light ?? path));
  if (light !== undefined && page?.light) return send(response, 200, typeOf('html'), page.light);
  if (data !== undefined) {
    return send(response, page ? 200 : 404, typeOf('json'), JSON.stringify(page?.payload));
  }
  const name = path.slice(1);
  const written = renderer.files.get(name);
  const indexes = /^assets\/recherche-/.test(name) ? await renderer.search.files() : [];
  const file = page ? undefined : ((await written?.()) ?? new Map(indexes).get(name));
  if (file !== undefined) return send(response, 200, typeOf(path), file);
  const html = page?.html ?? renderer.notFound().html;
  return send(response, page ? 200 : 404, typeOf('html'), await devHtml(server, path, html));
}

/** The path of a light twin, and in it that of its page. */
const LIGHT_PATH = new RegExp(`^/${LIGHT}(|/.*)$`);

/** The route that an address stands for, as hosts read it. */
const routeOf = (path: string) => path.replace(/\/index(\.html)?$|\.html$|\/$/, '') || '/';
