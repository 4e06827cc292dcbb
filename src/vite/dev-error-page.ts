import type { Issue } from '../content/issue.ts';
import { escapeHtml } from '../content/text.ts';

/**
 * The page shown in dev while the content has never been without errors; `transformIndexHtml` makes its
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

/** It looks at once too: a file that was saved before it listened told nobody. */
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
