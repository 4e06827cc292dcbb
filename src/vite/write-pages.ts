import type { Renderer } from '../app/server/server.tsx';

/** Writes every page of a renderer through `put`; gives their number. Raises with the name of a page that fails. */
export async function writePages(
  renderer: Renderer,
  put: (path: string, text: string) => void,
): Promise<number> {
  for (const route of renderer.routes) {
    const page = await renderer.page(route);
    if (!page) throw new Error(`No page at ${route}.`);
    const name = route === '/' ? '/index' : route;
    put(`${name}.html`, page.html);
    if (route !== '/') put(`${route}/index.html`, page.html);
    put(`donnees${name}.json`, JSON.stringify(page.payload));
  }
  const { html } = renderer.notFound();
  put('404.html', html);
  for (const [path, text] of Object.entries(renderer.files())) put(path, text);
  return renderer.routes.length;
}
