import { relative, resolve } from 'node:path';
import { inspect } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';
import { issueLines } from '../engine/reports/text-report.ts';
import type { ContentReader } from './content-reader.ts';
import { devRenderer, sendAnswer } from './dev-answer.ts';

/** Serves the site in dev: renders pages on request through Vite's modules, and shows content changes without a reload. */
export function devPages(content: ContentReader): Plugin {
  const isContent = (file: string) => !relative(content.folder, file).startsWith('..');
  return {
    name: 'dev-pages',
    apply: 'serve',
    async configureServer(server) {
      watchContent(server, content, isContent);
      // Read before Vite prints the address, so that the first request is answered at once.
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
      // Content is updated by `watchContent`, after its check.
      if (isContent(file)) return [];
      // A module of the server renders HTML: the browser must request the page again.
      if (this.environment.name === 'ssr' && modules.length > 0) sendChange(server);
      return undefined;
    },
  };
}

const sendChange = (server: ViteDevServer) => server.environments.client.hot.send('content-change');

/** Rereads the content when a file of it changes, and notifies the browser. */
function watchContent(
  server: ViteDevServer,
  content: ContentReader,
  isContent: (file: string) => boolean,
): void {
  let timer: NodeJS.Timeout | undefined;
  server.watcher.on('all', (_event, file) => {
    if (!isContent(file)) return;
    // Editors save a file in several steps: one refresh for all of them.
    clearTimeout(timer);
    timer = setTimeout(() => void refresh(server, content), 20);
  });
  // Pages opened while the content has errors show the overlay, too.
  server.environments.client.hot.on('vite:client:connect', (_, client) => {
    if (content.wrong.errors.length > 0) client.send(overlayOf(content.wrong));
  });
}

/** Reads the content; a failure is logged, and the next change or request tries again. */
async function read(server: ViteDevServer, content: ContentReader): Promise<void> {
  await content.refresh(true).catch((fault: unknown) => {
    const lines = content.wrong.errors.map(
      ({ file, message, hint }) => `${file} : ${message} ${hint}`,
    );
    // An error of the file system is one line; any other is a bug and keeps its stack.
    if (!(fault instanceof Error && 'syscall' in fault)) lines.push(inspect(fault));
    server.config.logger.error(lines.join('\n'));
  });
}

async function refresh(server: ViteDevServer, content: ContentReader): Promise<void> {
  await read(server, content);
  const { hot } = server.environments.client;
  // Closes the overlay; Vite reloads a page that consisted of it.
  hot.send({ type: 'update', updates: [] });
  if (content.wrong.errors.length > 0) return hot.send(overlayOf(content.wrong));
  // A body may have been compiled before the check had read its new text.
  const { moduleGraph } = server.environments.ssr;
  for (const module of moduleGraph.idToModuleMap.values()) {
    if (module.file?.endsWith('.mdx')) moduleGraph.invalidateModule(module);
  }
  sendChange(server);
}

/** Vite's overlay with the issues of the content; it links absolute paths to the code editor. */
const overlayOf = ({ errors, texts }: ContentReader['wrong']) => ({
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
