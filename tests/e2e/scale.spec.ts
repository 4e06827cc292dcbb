import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { articleName, generateContent } from '../../scripts/bench/generate-content.ts';
import { copyProject } from './setup/project-copy.ts';

const ARTICLE = `/blog/${articleName(1).replace('.mdx', '')}`;

/** Pages that know of the others, and what a browser loads of them after a tap. */
const WEIGHED = ['/index', '/blog', '/blog/page/2', ARTICLE, '/projets', '/media'].flatMap(
  (route) => [`${route}.html`, `/donnees${route}.json`],
);

/** The routes of `metadata.json`, sorted. */
const routesOf = (dist: string): string[] => {
  const entries: { path: string }[] = JSON.parse(readFileSync(join(dist, 'metadata.json'), 'utf8'));
  return entries.map(({ path }) => path).sort();
};

const routesOfSitemap = (dist: string): string[] =>
  [...readFileSync(join(dist, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .sort();

/** Digits of page numbers and days of other articles: bytes that differ without growing. */
const WANDERING = 60;

test('no page weighs more when the site has seven times as many articles @rare', async () => {
  test.setTimeout(600_000);
  const project = copyProject();
  const weights = async (articles: number) => {
    await generateContent(join(project.dir, 'content'), articles);
    const { dist, output, code } = project.build();
    expect(code, output).toBe(0);
    return WEIGHED.map((path) => gzipSync(readFileSync(join(dist, path))).length);
  };
  try {
    const few = await weights(40);
    const dist = join(project.dir, 'dist');
    const listed = routesOf(dist);
    expect(listed).toContain('/blog/page/2');
    expect(listed).toEqual(routesOfSitemap(dist));
    const many = await weights(280);
    const grown = WEIGHED.flatMap((path, index) => {
      const by = (many[index] ?? 0) - (few[index] ?? 0);
      return by > WANDERING ? [`${path}: ${by} bytes more`] : [];
    });
    expect(grown).toEqual([]);
  } finally {
    project.remove();
  }
});
