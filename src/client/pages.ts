import { dataPath } from '../content/outputs.ts';
import type { PagePayload } from '../content/page-data.ts';
import { BASE } from '../ui/base.ts';

const pages = new Map<string, Promise<PagePayload>>();

/** The payload of a route, fetched once. Rejects when it cannot be had, or is for other code or another language's frame. */
export function loadPage(route: string): Promise<PagePayload> {
  const known = pages.get(route);
  if (known) return known;
  const loading = fetchPage(route);
  pages.set(route, loading);
  loading.catch(() => pages.delete(route));
  return loading;
}

export const keepPage = (payload: PagePayload) => pages.set(payload.path, Promise.resolve(payload));

/** Forgets a page, so that it is fetched again. */
export const forgetPage = (route: string) => pages.delete(route);

async function fetchPage(route: string): Promise<PagePayload> {
  const response = await fetch(BASE + dataPath(route));
  if (!response.ok) throw new Error(`${response.status}`);
  const payload = (await response.json()) as PagePayload;
  const { build, path, lang } = payload;
  if (build !== __BUILD__ || path !== route || lang !== document.documentElement.lang)
    throw new Error('Other document');
  return payload;
}
