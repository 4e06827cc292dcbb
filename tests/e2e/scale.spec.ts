import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { articleName, generateContent } from '../../scripts/bench/generate-content.ts';
import { generateInitiatives } from './setup/generate-initiatives.ts';
import { inCopy } from './setup/project.ts';

const ARTICLE = `/blog/${articleName(1).replace('.mdx', '')}`;

/** Pages that know of the others, and what a browser loads of them after a tap. */
const WEIGHED = ['/index', '/blog', '/blog/page/2', ARTICLE, '/projets', '/media'].flatMap(
  (route) => [`${route}.html`, `/donnees${route}.json`],
);

/** Digits of page numbers and days of other articles: bytes that differ without growing. */
const WANDERING = 60;

test('no page weighs more when the site has seven times as many articles @rare', async () => {
  test.setTimeout(600_000);
  await inCopy(async (project) => {
    const weights = async (articles: number) => {
      await generateContent(join(project.dir, 'content'), articles);
      await project.must('build');
      return WEIGHED.map((path) => gzipSync(readFileSync(join(project.dist, path))).length);
    };
    const few = await weights(40);
    const many = await weights(280);
    const grown = WEIGHED.filter((_, at) => (many[at] ?? 0) - (few[at] ?? 0) > WANDERING);
    expect(grown).toEqual([]);
  });
});

/** What a page may weigh whose list is as long as its content: without scripts the whole list stands in it. */
const LONG_LIST = 40 * 1024;

test('two hundred registers fit one list, one chart and light sheets @rare', async () => {
  test.setTimeout(600_000);
  await inCopy(async (project) => {
    const content = join(project.dir, 'content');
    await generateContent(content, 1000);
    await generateInitiatives(content, 200, 20);
    project.write(
      'content/rapports/2026-10.mdx',
      '---\ntitle: "Rapport du mois"\ndescription: "Ce que les projets ont reçu et dépensé ce mois, ligne par ligne, et ce qui reste."\n---\n\nLe mois.\n',
    );
    project.edit('content/site.yml', /$/, '\nparticipe:\n  filters: actif\n  data: actif\n');
    await project.must('build');
    const weight = (page: string) =>
      gzipSync(readFileSync(join(project.dist, `je-participe/${page}.html`))).length;
    expect(weight('decouvrir-les-projets')).toBeLessThan(LONG_LIST);
    expect(weight('tableau-de-bord')).toBeLessThan(LONG_LIST);
    expect(weight('projets/projet-0001')).toBeLessThan(14 * 1024);
  });
});
