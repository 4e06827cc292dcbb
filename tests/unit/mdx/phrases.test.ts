import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBody } from '../../site.ts';
import { page, renderBody, textOf, untypeset } from './render.ts';

const sentences = readFileSync('tests/fixtures/phrases.txt', 'utf8').trimEnd().split('\n');

test('no valid French sentence gives an issue, by itself or among the others', () => {
  const faulty = sentences.filter(
    (sentence) => readBody({ text: page(sentence), path: 'pages/x.mdx' }).issues.length > 0,
  );
  expect(faulty).toEqual([]);
  const all = readBody({ text: page(sentences.join('\n\n')), path: 'pages/x.mdx' });
  expect(all.issues).toEqual([]);
});

test('no valid French sentence loses a character in the page', async () => {
  const html = await renderBody(sentences.join('\n\n'));
  const shown = [...html.matchAll(/<p>([\s\S]*?)<\/p>/g)].map((match) => textOf(match[1] ?? ''));
  expect(shown.map(untypeset)).toEqual(sentences.map(untypeset));
});

test('the sentences also pass in a list, a quotation, a heading and a table', async () => {
  const some = sentences.filter((sentence) => !/[|`\\]/.test(sentence));
  const bodies = [
    some.map((sentence) => `- ${sentence}`).join('\n'),
    // `>` before a figure is « more than », and no quotation.
    some.map((sentence) => (/^\d/.test(sentence) ? sentence : `> ${sentence}`)).join('\n\n'),
    some.map((sentence) => `## ${sentence}`).join('\n\n'),
    ['| Phrase |', '|---|', ...some.map((sentence) => `| ${sentence} |`)].join('\n'),
  ];
  for (const body of bodies) {
    expect(readBody({ text: page(body), path: 'pages/x.mdx' }).issues).toEqual([]);
    const words = (text: string) => untypeset(text).replace(/[^\p{L}\p{N}<>{}]/gu, '');
    const shown = words(textOf(await renderBody(body)));
    for (const sentence of some) expect(shown).toContain(words(sentence));
  }
});
