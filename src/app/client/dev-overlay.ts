import type { Issue } from '../../content/issue.ts';

const ID = 'a-corriger';

/** In dev, shows what is wrong in the content above the page, in French; goes when it is mended. */
export function listenForIssues(): void {
  import.meta.hot?.on('content-issues', (issues: Issue[]) => {
    document.getElementById(ID)?.remove();
    if (issues.length > 0) document.body.append(overlay(issues));
  });
  // What was told before this page listened.
  import.meta.hot?.send('content-issues-asked');
}

function overlay(issues: readonly Issue[]): HTMLElement {
  const box = document.createElement('div');
  box.id = ID;
  box.setAttribute('role', 'alert');
  box.style.cssText =
    'position:fixed;inset:auto 0 0 0;max-height:70vh;overflow:auto;z-index:99;padding:1.5rem;background:#7e2c1c;color:#fff;font:16px/1.5 system-ui';
  const title = document.createElement('strong');
  title.textContent = `Le contenu est à corriger (${issues.length})`;
  box.append(title, ...issues.map(paragraph));
  return box;
}

function paragraph({ file, line, column, message, hint, suggestion }: Issue): HTMLElement {
  const text = document.createElement('p');
  const place = document.createElement('a');
  place.href = `${import.meta.env.BASE_URL}__open-in-editor?file=${encodeURIComponent(`${file}:${line}:${column}`)}`;
  place.textContent = `${file}, ligne ${line}`;
  place.style.color = 'inherit';
  text.append(place, document.createElement('br'), message, document.createElement('br'), hint);
  if (suggestion) {
    const code = document.createElement('pre');
    code.textContent = suggestion;
    text.append(code);
  }
  return text;
}
