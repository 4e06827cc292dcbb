interface Crawl {
  /** Origin of the host. */
  root: string;
  /** The folder that nothing may leave: `/site/pr-12/`. */
  folder: string;
  /** Where the whole branch is published: absolute addresses begin with it. */
  published: string;
}

/** A preview's own folder, seen from the root of the branch. */
const PREVIEW = /^\/site\/pr-\d+\//;

/** Follows every address of a site: those outside its folder are leaks, those that answer no 200 are broken. */
export async function crawl({ root, folder, published }: Crawl) {
  const leaks: string[] = [];
  const broken: string[] = [];
  const queue = [folder];
  const seen = new Set(queue);
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const response = await fetch(root + path);
    if (!response.ok) broken.push(`${response.status} ${path}`);
    if (!/html|css|xml|json/.test(response.headers.get('content-type') ?? '')) continue;
    const text = await response.text();
    if (path.includes('/revue/')) continue;
    for (const address of addressesIn(text)) {
      const url = new URL(address, root + path);
      if (url.href.startsWith(published))
        url.href = root + url.href.slice(new URL(published).origin.length);
      if (url.origin !== root) continue;
      const { pathname } = url;
      const inside =
        `${pathname}/`.startsWith(folder) && (folder !== '/site/' || !PREVIEW.test(pathname));
      if (!inside) leaks.push(`${path} -> ${address}`);
      else if (!seen.has(pathname)) {
        seen.add(pathname);
        queue.push(pathname);
      }
    }
  }
  return { leaks, broken, visited: seen.size };
}

/** Addresses of a text: attributes (also of HTML inside JSON), sets of pictures, styles, sitemap, feed, metadata. */
function* addressesIn(text: string): Generator<string> {
  const plain = text.replaceAll('\\"', '"').replaceAll('\\u003c', '<').replaceAll('&amp;', '&');
  for (const [, address = ''] of plain.matchAll(
    /(?:^|[\s"<])(?:href|src|poster|action|content|data-styles)="([^"\s]+)"/g,
  )) {
    if (/^(https?:|\/(?!\/))/.test(address)) yield address;
  }
  for (const [, set = ''] of plain.matchAll(/\ssrcset="([^"]+)"/gi)) {
    for (const part of set.split(',')) yield part.trim().split(/\s/)[0] ?? '';
  }
  for (const [, address = ''] of plain.matchAll(/url\(["']?(?!data:|#)([^"')]+)/g)) yield address;
  for (const [, address = ''] of plain.matchAll(/<(?:loc|link|guid)>([^<]+)</g)) yield address;
  for (const [, address = ''] of plain.matchAll(/"(?:path|href|image)":\s?"(https?:[^"]+)"/g))
    yield address;
}
