import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { DEMO, LIGHT, METADATA, NOT_FOUND_PAGE } from '../content/outputs.ts';
import {
  type ContentValue,
  type ProofPicture,
  type PublishedLine,
  readContentValues,
} from './content-values.ts';
import type { PageSnapshot } from './page-snapshot.ts';
import { readBuiltPage } from './read-built-page.ts';

/** A built site with its content, read into memory: the review compares two of these. */
export interface BuiltSite {
  pages: Map<string, PageSnapshot>;
  /** Published redirections: old route -> target. */
  redirects: Map<string, string>;
  /** File name -> SHA-256 (hex). */
  files: Map<string, string>;
  /** SHA-256 (hex) of all scripts, without the build id and hashed names that change with each build. */
  scriptsDigest: string;
  sensitiveValues: ContentValue[];
  /** Lines of the projects' accounts (`receipts`, `expenses`), which must not change after publication. */
  publishedLines: PublishedLine[];
  /** Address of the photo of a receipt -> its file in the content folder, and the digest of the file. */
  proofs: Map<string, ProofPicture>;
  /** Content file -> its source text; `publicFrom` is the future ISO day of its publication, empty when it is public. */
  texts: Map<string, { title: string; publicFrom: string; text: string }>;
}

/** Routes that begin with these segments are not compared as pages. */
const EXCLUDED_SEGMENTS = [NOT_FOUND_PAGE.replace('.html', ''), DEMO, LIGHT];

/** Compressed copies of files, written for hosts. */
const COMPRESSED = /\.(br|gz)$/;

/** Link from a page to its light version. Its text gives the page's weight, which any change of the page would change, too. */
const LIGHT_LINK = /(<a href="\/leger[/"][^>]*>)([^<]*)/g;
const withoutWeights = (html: string) =>
  html.replace(LIGHT_LINK, (_, tag: string, words: string) => tag + words.replace(/\d+/g, ''));

/** Reads a site that was built for the base path `/` (`dir`) and its content folder. Rejects when one cannot be read. */
export async function readBuiltSite(dir: string, content: string): Promise<BuiltSite> {
  const names = (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !COMPRESSED.test(entry.name))
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const files = new Map<string, string>();
  const htmls = new Map<string, string>();
  const scripts = createHash('sha256');
  for (const name of names) {
    const data = await readFile(join(dir, name));
    files.set(name, createHash('sha256').update(data).digest('hex'));
    if (name.endsWith('.js')) scripts.update(withoutHashes(data.toString('utf8')));
    if (name.endsWith('.html')) htmls.set(routeOfFile(name), withoutWeights(data.toString('utf8')));
  }
  const contentValues = await readContentValues(content);
  const sources = await sourcesOf(dir);
  const pages = new Map<string, PageSnapshot>();
  const redirects = new Map<string, string>();
  for (const [route, html] of htmls) {
    if (EXCLUDED_SEGMENTS.includes(route.split('/')[1] ?? '')) continue;
    const target = /<meta http-equiv="refresh" content="0; ?url=([^"]*)"/i.exec(html)?.[1];
    if (target !== undefined) redirects.set(route, target);
    else pages.set(route, readBuiltPage({ html, files, route, source: sources.get(route) ?? '' }));
  }
  return { pages, redirects, files, scriptsDigest: scripts.digest('hex'), ...contentValues };
}

/** Both `a/index.html` and `a.html` are the page `/a`. */
const routeOfFile = (file: string) =>
  `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;

/** Route -> content file, from metadata.json; empty for a site of an older version, without that file. */
async function sourcesOf(dir: string): Promise<Map<string, string>> {
  const text = await readFile(join(dir, METADATA), 'utf8').catch(() => '[]');
  const entries: { path: string; source: string }[] = JSON.parse(text);
  return new Map(entries.map(({ path, source }) => [path, source]));
}

/** Code without build ids, digests and hashes in file names: the build id, and so the hashes, change with each build. */
const withoutHashes = (code: string) =>
  code.replace(/(["'`])(?:[0-9a-f]{8}|[\w+/]{43}=)\1/g, '').replace(/-[\w-]{8}\.(js|css)/g, '.$1');
