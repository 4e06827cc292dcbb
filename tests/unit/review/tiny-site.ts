import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compare } from '../../../src/review/compare.ts';
import { type Outcome, outcomeOf } from '../../../src/review/outcome.ts';
import { type ReviewedSite, readSite } from '../../../src/review/read-site.ts';
import { put } from '../../../src/vite/output.ts';

/** A site in a few strings: `main` of each route, and what all pages share. */
export interface Tiny {
  pages: Record<string, string>;
  titles?: Record<string, string>;
  frame?: string;
  styles?: string;
  /** More of the head of a route. */
  heads?: Record<string, string>;
  /** The content file of a route, where it is not the usual one. */
  sources?: Record<string, string>;
  /** Other files of the built site. */
  files?: Record<string, string>;
  /** Files of `content/`. */
  content?: Record<string, string>;
}

const html = (
  title: string,
  main: string,
  { frame = '<p>Pied de page</p>', styles = 'p{color:red}' }: Tiny,
) =>
  `<!doctype html><html lang="fr"><head><title>${title}</title><meta name="description" content="À propos de ${title}">
<style>${styles}</style></head><body><div id="app"><main>${main}</main><footer>${frame}</footer></div></body></html>`;

/** One state, read from disk as the review reads it. */
async function stateOf(tiny: Tiny): Promise<ReviewedSite> {
  const dir = await mkdtemp(join(tmpdir(), 'tiny-'));
  try {
    for (const [route, main] of Object.entries(tiny.pages)) {
      const name = route === '/' ? '/index' : route;
      const head = `${tiny.heads?.[route] ?? ''}</head>`;
      const plain = html(tiny.titles?.[route] ?? `Page ${route}`, main, tiny);
      const text = plain.replace('</head>', head);
      await put(dir, `dist${name}.html`, text);
      if (route !== '/') await put(dir, `dist${name}/index.html`, text);
    }
    const sources = Object.keys(tiny.pages).map((path) => ({
      path,
      source: tiny.sources?.[path] ?? `content/pages${path === '/' ? '/index' : path}.mdx`,
    }));
    await put(dir, 'dist/metadata.json', JSON.stringify(sources));
    await put(dir, 'content/site.yml', 'name: Essai\n');
    for (const [path, text] of Object.entries(tiny.files ?? {}))
      await put(dir, `dist/${path}`, text);
    for (const [path, text] of Object.entries(tiny.content ?? {}))
      await put(dir, `content/${path}`, text);
    return await readSite(join(dir, 'dist'), join(dir, 'content'));
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

/** The review of two tiny sites; `looked` pretends that a browser saw no difference. */
export async function reviewOf(base: Tiny, head: Tiny, looked = true): Promise<Outcome> {
  return outcomeOf(compare(await stateOf(base), await stateOf(head)), {
    base: { name: 'main', commit: '0123456789abcdef' },
    seen: looked ? new Map() : undefined,
  });
}

/** The text of a diff, with what went between [- -] and what came between [+ +]. */
export const marked = (pieces: readonly { kind: string; text: string }[]) =>
  pieces
    .map(({ kind, text }) =>
      kind === 'same' ? text : kind === 'added' ? `[+${text}+]` : `[-${text}-]`,
    )
    .join('');
