import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { digestOf } from '../documents/disk/stamp.ts';
import { readContent } from '../documents/read-content.ts';
import { type Document, sharedOf } from '../model/document.ts';
import {
  ASSETS,
  DEMO,
  FEED,
  LIGHT,
  METADATA,
  NOT_FOUND_PAGE,
  PAGE_DATA,
  SITEMAP,
} from '../model/outputs.ts';

/** One of the two states that a review compares. */
export interface State {
  content: ContentState;
  site: BuiltSite;
}

/** The content of one of the two states that a review compares. */
export interface ContentState {
  /** Absolute path of the content folder. */
  dir: string;
  documents: readonly Document[];
  /** Pictures and documents for download: path in the folder (`images/a.jpg`) -> SHA-256 (hex). */
  media: ReadonlyMap<string, string>;
  /** Old route -> target. */
  redirections: Readonly<Record<string, string>>;
  /** Routes of the files that have a page. */
  routes: ReadonlySet<string>;
}

/** Reads a content folder. It may have errors, as an older state may have; rejects when the folder cannot be read. */
export async function readContentState(dir: string): Promise<ContentState> {
  const { content } = await readContent(dir);
  const media = new Map<string, string>();
  for (const folder of ['images', 'documents'])
    for (const path of await filesBelow(join(dir, folder))) {
      const bytes = await readFile(join(dir, folder, path));
      media.set(`${folder}/${path}`, digestOf(bytes).toString('hex'));
    }
  return {
    dir: content.dir,
    // Files of the whole site, such as `site.yml`, come first, and so do their changes.
    documents: content.documents.toSorted((a, b) => Number(!!a.kind) - Number(!!b.kind)),
    media,
    redirections: sharedOf(content).redirections,
    routes: new Set(content.documents.flatMap(({ route }) => route ?? [])),
  };
}

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

/** Paths of all files in a folder and its subfolders, sorted, relative and with `/`; none for a missing folder. */
export async function filesBelow(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
