import { escapeHtml } from '../content/escape-html.ts';
import type { Issue } from '../content/issue.ts';

/** The page shown in dev while the content has never been without errors. It reloads when that changes. */
export function devErrorPage(errors: readonly Issue[]): string {
  const items = errors.map(
    ({ file, line, message, hint }) =>
      `<li><code>${escapeHtml(file)}:${line}</code><br>${escapeHtml(message)}<br>${escapeHtml(hint)}</li>`,
  );
  return `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>À corriger</title>
<script type="module" src="/@vite/client"></script>
<script type="module">import.meta.hot?.on('content-change', () => location.reload())</script></head>
<body><h1>Le contenu est à corriger</h1><p>Vos textes sont intacts. La page s’affichera dès que ceci sera corrigé.</p><ol>${items.join('')}</ol></body></html>`;
}
