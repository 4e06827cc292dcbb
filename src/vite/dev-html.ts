import type { ViteDevServer } from 'vite';

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
