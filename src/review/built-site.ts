import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  ASSETS,
  DEMO,
  FEED,
  LIGHT,
  METADATA,
  NOT_FOUND_PAGE,
  PAGE_DATA,
  SITEMAP,
} from '../content/outputs.ts';
import { digestOf } from '../documents/disk/stamp.ts';
import { filesBelow } from './files-below.ts';

/** A built site: what two states of it are compared by. */
export interface BuiltSite {
  /** Route -> HTML, without what changes with each build. */
  pages: Map<string, string>;
  /** SHA-256 (hex) of the other files for visitors, such as icons and open data, by name. */
  files: Map<string, string>;
  /** SHA-256 (hex) of all scripts. */
  scripts: string;
}

/** Hashes in the names of scripts and styles, hashes of the security policy, weights of light versions: any change changes them all. */
const UNSTABLE = /(?<=\/assets\/[\w-]+)-[\w-]{8}(?=\.(?:js|css))|(?<='sha256-)[^']+|\d+(?=\sKo\))/g;
/** Build ids, digests and hashed names in scripts, which change with each build. */
const IN_SCRIPTS = /(["'`])(?:[0-9a-f]{8}|[\w+/]{43}=)\1|-[\w-]{8}(?=\.(?:js|css))/g;

/** Compressed copies; the second copy of a page; and data that is derived from pages. */
const DERIVED = new RegExp(
  String.raw`\.(?:br|gz)$|/index\.html$|^(?:${ASSETS}|${PAGE_DATA})/|(?:^|/)(?:${FEED}|${METADATA}|${SITEMAP})$`,
);
/** Pages that are not compared: the light versions, which are derived from others, demonstrations and the page of errors. */
const NOT_COMPARED = new RegExp(`^(?:(?:${LIGHT}|${DEMO})[/.]|${NOT_FOUND_PAGE}$)`);

/** Reads a site that was built for the base path `/`. Rejects when a file cannot be read. */
export async function readBuiltSite(dir: string): Promise<BuiltSite> {
  const site = { pages: new Map<string, string>(), files: new Map<string, string>() };
  let scripts = '';
  for (const name of await filesBelow(dir)) {
    const isScript = name.endsWith('.js');
    if (NOT_COMPARED.test(name) || (DERIVED.test(name) && !isScript)) continue;
    const data = await readFile(join(dir, name));
    if (isScript) scripts += data.toString().replace(IN_SCRIPTS, '');
    else if (name.endsWith('.html')) {
      const html = data.toString().replace(UNSTABLE, '');
      if (!REDIRECTION.test(html)) site.pages.set(routeOfHtml(name), html);
    } else site.files.set(name, digestOf(data).toString('hex'));
  }
  return { ...site, scripts: digestOf(scripts).toString('hex') };
}

/** Pages of redirections are compared by `content/redirections.yml`. */
const REDIRECTION = /<meta http-equiv="refresh"/;

const routeOfHtml = (file: string) => `/${file.replace(/(?:^index)?\.html$/, '')}`;
