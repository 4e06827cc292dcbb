import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { DEMO, LIGHT, METADATA, NOT_FOUND_PAGE } from '../content/outputs.ts';
import {
  type ContentFact,
  contentFacts,
  type KeptLine,
  type ProofPicture,
} from './content-facts.ts';
import type { PageSnapshot } from './page-snapshot.ts';
import { readPage } from './read-page.ts';

/** A built site, read once; everything else of the review is computed from it. */
export interface ReviewedSite {
  pages: Map<string, PageSnapshot>;
  /** Old route -> new address, as published. */
  redirects: Map<string, string>;
  /** The digest of every file, by its name. */
  files: Map<string, string>;
  /** Digest of what the browser runs, without the names that change with each build. */
  program: string;
  /** The sensitive values of its content. */
  facts: ContentFact[];
  /** The lines of its lists that only grow. */
  lines: KeptLine[];
  /** The pictures of the proofs of these lines, by their address. */
  proofs: Map<string, ProofPicture>;
  /** The files of its content, with the day from which a text is public: empty when it is. */
  texts: Map<string, { title: string; from: string; text: string }>;
}

/** The first part of the routes of what is compared otherwise, or not at all. */
const NO_PAGES = [NOT_FOUND_PAGE.replace('.html', ''), DEMO, LIGHT];

/** Copies made for hosts: the same content a second time. */
const COPY = /\.(br|gz)$/;

/** The link of a page to its light twin, in whatever words: its numbers are the weight of what is compared already. */
const LIGHT_LINK = /(<a href="\/leger[/"][^>]*>)([^<]*)/g;
const withoutWeights = (html: string) =>
  html.replace(LIGHT_LINK, (_, tag: string, words: string) => tag + words.replace(/\d+/g, ''));

/** Reads a site that was built for the root of a host, and its content. Raises when a folder cannot be read. */
export async function readSite(dir: string, content: string): Promise<ReviewedSite> {
  const names = (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !COPY.test(entry.name))
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  const files = new Map<string, string>();
  const htmls = new Map<string, string>();
  const program = createHash('sha256');
  for (const name of names) {
    const data = await readFile(join(dir, name));
    files.set(name, createHash('sha256').update(data).digest('hex'));
    if (name.endsWith('.js')) program.update(withoutNames(data.toString('utf8')));
    if (name.endsWith('.html')) htmls.set(routeOfFile(name), withoutWeights(data.toString('utf8')));
  }
  const { facts, lines, texts, proofs } = await contentFacts(content);
  const sources = await sourcesOf(dir);
  const pages = new Map<string, PageSnapshot>();
  const redirects = new Map<string, string>();
  for (const [route, html] of htmls) {
    if (NO_PAGES.includes(route.split('/')[1] ?? '')) continue;
    const aim = /<meta http-equiv="refresh" content="0; ?url=([^"]*)"/i.exec(html)?.[1];
    if (aim !== undefined) redirects.set(route, aim);
    else pages.set(route, readPage({ html, files, route, source: sources.get(route) ?? '' }));
  }
  return { pages, redirects, files, program: program.digest('hex'), facts, lines, texts, proofs };
}

/** `a/index.html` and `a.html` are one page, `/a`. */
const routeOfFile = (file: string) =>
  `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;

/** The content file of each route; an older site may not name them. */
async function sourcesOf(dir: string): Promise<Map<string, string>> {
  const text = await readFile(join(dir, METADATA), 'utf8').catch(() => '[]');
  const entries: { path: string; source: string }[] = JSON.parse(text);
  return new Map(entries.map(({ path, source }) => [path, source]));
}

/** A build writes its own id, hashed names and digests into scripts: the code is the same without them. */
const withoutNames = (code: string) =>
  code.replace(/(["'`])(?:[0-9a-f]{8}|[\w+/]{43}=)\1/g, '').replace(/-[\w-]{8}\.(js|css)/g, '.$1');
