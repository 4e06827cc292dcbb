import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { articleName, generateContent } from '../../scripts/bench/generate-content.ts';
import { inCopy } from './setup/project.ts';

const ARTICLE = `/blog/${articleName(1).replace('.mdx', '')}`;

/** Pages that know of the others, and what a browser loads of them after a tap. */
const WEIGHED = ['/index', ARTICLE, '/projets', '/media'].flatMap((route) => [
  `${route}.html`,
  `/donnees${route}.json`,
]);

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

/** Ten lines of a register. */
const linesOf = (key: string, what: string, amount: number) =>
  Array.from(
    { length: 10 },
    (_, at) =>
      `${at ? '' : `${key}:\n`}  - { date: 2025-03-${10 + at}, amount: ${amount}, ${what}: "Ligne ${at + 1}", proof: /images/galerie-classe-arbre.svg }\n`,
  ).join('');

/** What a page may weigh whose list is as long as its content: without scripts the whole list stands in it. */
const LONG_LIST = 40 * 1024;

test('two hundred registers fit one list, one chart and light sheets @rare', async () => {
  test.setTimeout(600_000);
  await inCopy(async (project) => {
    const content = join(project.dir, 'content');
    await generateContent(content, 1000);
    const sheet = project.read('content/initiatives/a-la-decouverte-du-gabon.mdx');
    const register = linesOf('receipts', 'from', 1000) + linesOf('expenses', 'item', 500);
    for (let number = 1; number <= 200; number += 1)
      project.write(
        `content/initiatives/projet-${number}.mdx`,
        sheet
          .replace(/^title: .*$/m, `title: "Projet ${number} : une source au village"`)
          .replace(/^slug: .*$/m, `slug: projet-${number}`)
          .replace('collected: 0\n', 'collected: 10000\n')
          .replace('budgetLines:\n', `${register}$&`),
      );
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
    expect(weight('../blog')).toBeLessThan(LONG_LIST);
    expect(weight('projets/projet-1')).toBeLessThan(14 * 1024);
  });
});
