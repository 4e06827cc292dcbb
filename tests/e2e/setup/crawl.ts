interface Crawl {
  /** Origin of the host. */
  root: string;
  /** The folder that nothing may leave: `/site/pr-12/`. */
  folder: string;
  /** Where the whole branch is published: absolute addresses begin with it. */
  published: string;
}

/** Addresses of a text: attributes (also of HTML inside JSON), sets of pictures, styles, sitemap, feed, metadata. */
const ADDRESSES = [
  /[\s"<](?:href|src|poster|action|content|data-styles)="((?:https?:|\/(?!\/))[^"\s]*)"/g,
  /["\s,](\/[^"\s,]+)\s\d+[wx]/g,
  /url\(["']?(?!data:|#)([^"')]+)/g,
  /<(?:loc|link|guid)>([^<]+)</g,
  /"(?:path|href|image)":\s?"(https?:[^"]+)"/g,
];

/** Follows every address of a site: those outside its folder are leaks, those that answer no 200 are broken. */
export async function crawl({ root, folder, published }: Crawl) {
  const leaks: string[] = [];
  const broken: string[] = [];
  const seen = new Set([folder]);
  // A set gives what is added while one goes through it, too.
  for (const path of seen) {
    const response = await fetch(root + path);
    if (!response.ok) broken.push(`${response.status} ${path}`);
    const isText = /html|css|xml|json/.test(response.headers.get('content-type') ?? '');
    if (!isText) continue;
    const text = (await response.text())
      .replaceAll('\\"', '"')
      .replaceAll('\\u003c', '<')
      .replaceAll('&amp;', '&');
    for (const [, address = ''] of ADDRESSES.flatMap((kind) => [...text.matchAll(kind)])) {
      const url = new URL(address, root + path);
      const isOurs = url.origin === root || url.href.startsWith(published);
      if (!isOurs) continue;
      if (!`${url.pathname}/`.startsWith(folder)) leaks.push(`${path} -> ${address}`);
      else seen.add(url.pathname);
    }
  }
  return { leaks, broken, visited: seen.size };
}
