import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { expect, test } from 'vitest';
import { pageOf } from '../../site.ts';

const FOLDER = 'tests/content';

/** Spellings that only this site accepts, as MDX writes them: notes, and addresses, hearts and braces as text. */
const asMdx = (body: string) =>
  body
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/<((?:https?:|[\w.]+@)[^>]*)>/g, '[$1]($1)')
    .replace(/<(?=[\d\s])/g, '\\<')
    .replace(/(?<!=)\{/g, '\\{');

const texts = (readdirSync(FOLDER, { recursive: true }) as string[]).filter((name) =>
  name.endsWith('.mdx'),
);

test('every text also compiles with the plain MDX compiler, so that the content can move', async () => {
  const refused: string[] = [];
  for (const name of texts) {
    const { body } = pageOf(readFileSync(join(FOLDER, name), 'utf8'), `content/${name}`);
    await compile(asMdx(body), { remarkPlugins: [remarkGfm] }).catch(({ message }) =>
      refused.push(`${name}: ${message}`),
    );
  }
  expect(texts.length).toBeGreaterThan(30);
  expect(refused).toEqual([]);
}, 60_000);
