import type { ViteDevServer } from 'vite';
import type { Issue } from '../content/issue.ts';
import { escapeHtml } from '../content/text.ts';

const EMPTY = '<!doctype html><html><head></head><body></body></html>';

/**
 * A page of the site with what Vite adds to each in dev. Vite puts the base path before every address of
 * a document that it transforms, and those of the page hold it already: Vite is given an empty one.
 */
export async function devHtml(server: ViteDevServer, path: string, html: string): Promise<string> {
  const transformed = await server.transformIndexHtml(path, EMPTY);
  const added = /<head>(.*)<\/head>/s.exec(transformed)?.[1] ?? '';
  return html.replace('<head>', () => `<head>${added}`);
}

/**
 * The page shown in dev while the content has never been without errors; `transformIndexHtml` lets its
 * script hear of changes. It reloads when there is something else to show.
 */
export function devErrorPage(errors: readonly Issue[]): string {
  const items = errors.map(
    ({ file, line, message, hint }) =>
      `<li><code>${escapeHtml(file)}:${line}</code><br>${escapeHtml(message)}<br>${escapeHtml(hint)}</li>`,
  );
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>À corriger</title>
<script type="module">${RELOADING}</script></head>
<body><h1>Le contenu est à corriger</h1><p>Vos textes sont intacts. La page s’affichera dès que ceci sera corrigé.</p><ol>${items.join('')}</ol></body></html>`;
}

/** It looks at once too: a file may have been saved before it listened. */
const RELOADING = `
const shown = document.body.innerHTML;
const look = async () => {
  const html = await (await fetch(location.href)).text();
  const now = new DOMParser().parseFromString(html, 'text/html').body.innerHTML;
  if (now !== shown) location.reload();
};
import.meta.hot.on('content-issues', look);
look();
`;
