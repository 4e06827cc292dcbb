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

/** Shown in dev while the content has never been without errors: what is wrong stands on it as above any page. */
export const DEV_ERROR_PAGE = `<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>À corriger</title></head>
<body><p>Vos textes sont intacts. La page s’affichera dès que ceci sera corrigé.</p>
<script type="module" src="/src/client/dev-overlay.ts"></script></body></html>`;
