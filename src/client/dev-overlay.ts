import type { Issue } from '../engine/issue.ts';
import { escapeHtml } from '../engine/text.ts';

const ID = 'a-corriger';
const STYLE =
  'position:fixed;inset:auto 0 0 0;max-height:70vh;overflow:auto;z-index:99;padding:1.5rem;background:#7e2c1c;color:#fff;font:16px/1.5 system-ui';

// In dev, shows the issues of the content above the page, in French, until they are corrected.
import.meta.hot?.on('content-issues', (issues: Issue[]) => {
  document.getElementById(ID)?.remove();
  if (issues.length > 0) document.body.insertAdjacentHTML('beforeend', overlay(issues));
  // There was no page to show until now.
  else if (!document.getElementById('app')) location.reload();
});
// Asks for the issues sent before this listener existed.
import.meta.hot?.send('content-issues-asked');

const overlay = (issues: readonly Issue[]) =>
  `<div id="${ID}" role="alert" style="${STYLE}">
<strong>Le contenu est à corriger (${issues.length})</strong>${issues.map(paragraph).join('')}</div>`;

function paragraph({ file, line, column, message, hint, suggestion }: Issue): string {
  const editor = `${import.meta.env.BASE_URL}__open-in-editor?file=`;
  const place = escapeHtml(editor + encodeURIComponent(`${file}:${line}:${column}`));
  const text = [message, hint].map(escapeHtml).join('<br>');
  return `<p><a href="${place}" style="color:inherit">${escapeHtml(file)}, ligne ${line}</a><br>${text}</p>
${suggestion ? `<pre>${escapeHtml(suggestion)}</pre>` : ''}`;
}
