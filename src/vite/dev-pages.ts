import { relative, resolve } from 'node:path';
import { inspect } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';
import { issueLines } from '../check/reports/text-report.ts';
import type { ContentReader } from './content-reader.ts';
import { devRenderer, sendAnswer } from './dev-answer.ts';
import { systemSentence } from './system-faults.ts';

/** Serves the site in dev: renders pages on request through Vite's modules, and shows content changes without a reload. */
export function devPages(content: ContentReader): Plugin {
  const isContent = (file: string) => !relative(content.folder, file).startsWith('..');
  return {
    name: 'dev-pages',
    apply: 'serve',
    async configureServer(server) {
      watchContent(server, content, isContent);
      // The content is read before Vite prints the address, so that the first request is answered at once.
      await read(server, content);
      const rendererOf = devRenderer(server, content);
      return () => {
        server.middlewares.use((request, response, next) => {
          const path = new URL(request.url ?? '/', 'http://localhost').pathname;
          sendAnswer({ server, content, rendererOf }, path, response).catch(next);
        });
      };
    },
    hotUpdate({ file, modules, server }) {
      // `watchContent` updates changed content after its check; Vite must not do so earlier.
      if (isContent(file)) return [];
      // The changed module renders HTML on the server: the browser must request the page again.
      if (this.environment.name === 'ssr' && modules.length > 0) sendChange(server);
      return undefined;
    },
  };
}

const sendChange = (server: ViteDevServer) => server.environments.client.hot.send('content-change');

/** Reads the content again when one of its files changes, and notifies the browser. */
function watchContent(
  server: ViteDevServer,
  content: ContentReader,
  isContent: (file: string) => boolean,
): void {
  let timer: NodeJS.Timeout | undefined;
  server.watcher.on('all', (_event, file) => {
    if (!isContent(file)) return;
    // A code editor saves a file in several steps, each with an event: one refresh for all events is enough.
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(server, content), 20);
  });
  // A page that is opened while the content has errors must show the overlay, too.
  server.environments.client.hot.on('vite:client:connect', (_, client) => {
    if (content.report.errors.length > 0) client.send(overlayOf(content.report));
  });
}

/** Reads the content. A failure is logged, not thrown: the next change or request reads the content again. */
async function read(server: ViteDevServer, content: ContentReader): Promise<void> {
  await content.refresh(true).catch((fault: unknown) => {
    // What the system does not refuse is a bug, logged with its stack.
    server.config.logger.error(systemSentence(fault) ?? inspect(fault));
  });
}

async function refresh(server: ViteDevServer, content: ContentReader): Promise<void> {
  await read(server, content);
  const { hot } = server.environments.client;
  // Closes Vite's error overlay; Vite reloads a page that showed nothing except the overlay.
  hot.send({ type: 'update', updates: [] });
  if (content.report.errors.length > 0) return hot.send(overlayOf(content.report));
  // A body may have been compiled from its old text, before the check read the new one: compile all bodies again.
  const { moduleGraph } = server.environments.ssr;
  for (const module of moduleGraph.idToModuleMap.values()) {
    if (module.file?.endsWith('.mdx')) moduleGraph.invalidateModule(module);
  }
  sendChange(server);
}

/** Message for Vite's error overlay with the issues of the content; the overlay links absolute paths to the code editor. */
const overlayOf = ({ errors, texts }: ContentReader['report']) => ({
  type: 'error' as const,
  err: {
    message: `Le contenu est à corriger (${errors.length})`,
    stack: errors
      .map((issue) =>
        [
          `${resolve(issue.file)}:${issue.line}:${issue.column}`,
          ...issueLines(issue, texts[issue.file] ?? ''),
        ].join('\n'),
      )
      .join('\n\n'),
  },
});
