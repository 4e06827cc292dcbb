import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildReview, type Review } from '../../../src/review/build-review.ts';
import { compareSites } from '../../../src/review/compare-sites.ts';
import { type BuiltSite, readBuiltSite } from '../../../src/review/read-built-site.ts';
import { writeInFolder } from '../../../src/vite/output.ts';

/** A minimal site: the `main` of each route, and the parts that all pages share. */
export interface SampleSite {
  pages: Record<string, string>;
  titles?: Record<string, string>;
  frame?: string;
  styles?: string;
  /** Additional head elements of a route. */
  heads?: Record<string, string>;
  /** Content file of a route, instead of the default one. */
  sources?: Record<string, string>;
  /** Other built files. */
  files?: Record<string, string>;
  /** Files of `content/`. */
  content?: Record<string, string>;
}

const html = (
  title: string,
  main: string,
  { frame = '<p>Pied de page</p>', styles = 'p{color:red}' }: SampleSite,
) =>
  `<!doctype html><html lang="fr"><head><title>${title}</title><meta name="description" content="À propos de ${title}">
<style>${styles}</style></head><body><div id="app"><main>${main}</main><footer>${frame}</footer></div></body></html>`;

/** Writes a sample to disk and reads it as the review does. */
async function readSample(sample: SampleSite): Promise<BuiltSite> {
  const dir = await mkdtemp(join(tmpdir(), 'tiny-'));
  try {
    for (const [route, main] of Object.entries(sample.pages)) {
      const name = route === '/' ? '/index' : route;
      const head = `${sample.heads?.[route] ?? ''}</head>`;
      const plain = html(sample.titles?.[route] ?? `Page ${route}`, main, sample);
      const text = plain.replace('</head>', head);
      await writeInFolder(dir, `dist${name}.html`, text);
      if (route !== '/') await writeInFolder(dir, `dist${name}/index.html`, text);
    }
    const sources = Object.keys(sample.pages).map((path) => ({
      path,
      source: sample.sources?.[path] ?? `content/pages${path === '/' ? '/index' : path}.mdx`,
    }));
    await writeInFolder(dir, 'dist/metadata.json', JSON.stringify(sources));
    await writeInFolder(dir, 'content/site.yml', 'name: Essai\n');
    for (const [path, text] of Object.entries(sample.files ?? {}))
      await writeInFolder(dir, `dist/${path}`, text);
    for (const [path, text] of Object.entries(sample.content ?? {}))
      await writeInFolder(dir, `content/${path}`, text);
    return await readBuiltSite(join(dir, 'dist'), join(dir, 'content'));
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** The review of two sample sites; `captured` pretends that all screenshots are equal. */
export async function reviewOf(
  base: SampleSite,
  head: SampleSite,
  captured = true,
): Promise<Review> {
  return buildReview(compareSites(await readSample(base), await readSample(head)), {
    base: { name: 'main', commit: '0123456789abcdef' },
    shots: captured ? new Map() : undefined,
  });
}

/** A diff as text, removed pieces in [- -] and added ones in [+ +]. */
export const markedText = (pieces: readonly { kind: string; text: string }[]) =>
  pieces
    .map(({ kind, text }) =>
      kind === 'same' ? text : kind === 'added' ? `[+${text}+]` : `[-${text}-]`,
    )
    .join('');
