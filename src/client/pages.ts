import { useEffect } from 'react';
import { dataPath, STORED_COPY } from '../model/outputs.ts';
import { headTags, type PagePayload } from '../model/page-data.ts';
import { subsiteTheme } from '../theme/subsites.css.ts';
import { BASE } from '../ui/base.ts';

/** Build of the loaded document. */
let build: string | undefined;

const pages = new Map<string, Promise<PagePayload>>();

/** Payload of a route, cached. Rejects when it cannot be loaded, or belongs to another build or language. */
export function loadPage(route: string): Promise<PagePayload> {
  const cached = pages.get(route);
  if (cached) return cached;
  const loading = fetchPage(route);
  pages.set(route, loading);
  loading.catch(() => pages.delete(route));
  return loading;
}

/** Caches the page of the loaded document; other pages must be of its build. */
export function cacheFirstPage(payload: PagePayload): void {
  build = payload.build;
  pages.set(payload.path, Promise.resolve(payload));
}

async function fetchPage(route: string): Promise<PagePayload> {
  const response = await fetch(BASE + dataPath(route));
  if (!response.ok) throw new Error(`${response.status}`);
  const payload = (await response.json()) as PagePayload;
  payload.isCopy = response.headers.get('Server-Timing') === STORED_COPY;
  const { path, lang } = payload;
  if (payload.build !== build || path !== route || lang !== document.documentElement.lang)
    throw new Error('Other document');
  return payload;
}

/** Updates the document's head and theme for a page that is loaded without a reload. */
export function applyHead(page: PagePayload): void {
  document.title = page.title;
  // Links of the loaded document only.
  for (const link of document.querySelectorAll('link[hreflang]')) link.remove();
  document.body.className = subsiteTheme[page.palette];
  set('link', 'rel', 'canonical', 'href', page.canonical);
  for (const [key, name, content] of headTags(page)) set('meta', key, name, 'content', content);
}

/** Sets an attribute of an element of the head; removes the element for an empty value. */
function set(tag: string, key: string, name: string, attribute: string, value: string): void {
  const existing = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (!value) return void existing?.remove();
  const element = existing ?? document.head.appendChild(document.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(attribute, value);
}

/** In dev, loads the page again when a content file is saved; does nothing in a built site. */
export const useContentChange: (path: string, show: (page: PagePayload) => void) => void =
  import.meta.hot ? useFreshPage : () => {};

function useFreshPage(path: string, show: (page: PagePayload) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` changes at each rendering
  useEffect(() => {
    const hot = import.meta.hot;
    const refresh = async () => {
      pages.delete(path);
      show(await loadPage(path));
    };
    const onChange = () => void refresh().catch(() => location.reload());
    hot?.on('content-change', onChange);
    // A file may have been saved before this listener was added.
    refresh().catch(() => {});
    return () => hot?.off('content-change', onChange);
  }, [path]);
}
