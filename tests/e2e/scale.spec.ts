import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { articleName, generateContent } from '../../scripts/bench/generate-content.ts';
import { expect, testOf } from './setup/test.ts';

const ARTICLE = `/blog/${articleName(1).replace('.mdx', '')}`;

/** Pages that know of the others, and what a browser loads of them after a tap. */
const WEIGHED = ['/index', ARTICLE, '/projets', '/media'].flatMap((route) => [
  `${route}.html`,
  `/donnees${route}.json`,
]);

/** Digits of page numbers and days of other articles: bytes that differ without growing. */
const WANDERING = 60;

const test = testOf(() => {});

test('no page weighs more when the site has seven times as many articles @rare', async ({
  project,
}) => {
  test.setTimeout(600_000);
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
