import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBody } from '../../site.ts';
import { page, renderBody, textOf } from './render.ts';

const messages = (body: string, head = '') =>
  readBody({ text: page(body, head), path: 'content/articles/essai.mdx' }).issues.map(
    ({ rule, line, column }) => `${rule} ${line}:${column}`,
  );

test('the number before an item is the number shown, but for ones alone, which count', async () => {
  expect(numbersOf(await renderBody('1. a\n1. b\n1. c'))).toEqual(['1', '2', '3']);
  const numbers = fc.array(fc.integer({ min: 0, max: 3000 }), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(numbers, async (written) => {
      fc.pre(written.length === 1 || written.some((number) => number !== 1));
      const html = await renderBody(written.map((number) => `${number}. point`).join('\n'));
      expect(numbersOf(html)).toEqual(written.map(String));
    }),
    { numRuns: 30 },
  );
});

/** The numbers that a browser shows before the items of a list. */
function numbersOf(html: string): string[] {
  let next = Number(/<ol start="(\d+)"/.exec(html)?.[1] ?? 1);
  const list = html.slice(html.indexOf('<ol'));
  return [...list.matchAll(/<li(?: value="(\d+)")?>/g)].map(([, value]) => {
    const shown = value === undefined ? next : Number(value);
    next = shown + 1;
    return String(shown);
  });
}

describe('a bare address ends before French punctuation', () => {
  test.each(['»', '”', '’', '…', '&nbsp;»', '\u00a0»', '.»', ')».'])('%j', async (after) => {
    for (const [written, href] of [
      ['https://exemple.ga/page', 'https://exemple.ga/page'],
      ['www.exemple.ga/page', 'http://www.exemple.ga/page'],
      ['www.exemple.ga', 'http://www.exemple.ga'],
    ]) {
      for (const before of ['', '\u00a0', '«\u00a0', '“', '(']) {
        const html = await renderBody(`Voir ${before}${written}${after}`);
        const links = [...html.matchAll(/<a href="(.*?)">(.*?)<\/a>/g)];
        expect(links.map(([, to, text]) => [to, text])).toEqual([[href, written]]);
        // Of two quotes that are no pair, a rule of its own speaks.
        const isPair = before.includes('«') ? after.includes('»') : before !== '“' || after === '”';
        if (isPair) expect(messages(`Voir ${before}${written}${after}`)).toEqual([]);
      }
    }
  });

  test('and the text around it is checked, with its own position', () => {
    const body =
      'Le site «\u00a0www.exemple.ga/page\u00a0» et\n«\u00a0www.exemple.ga/a_b\u00a0» fin -->';
    expect(messages(body)).toEqual(['note-non-fermee 6:1']);
  });
});

test('what was pasted is read as plain letters, in ids, descriptions and titles too, but not in code', async () => {
  const pasted = 'Le \ufb01nan\u200b\ufeff\u00adcement\u2003o\ufb03ciel, peut\u2011être';
  const plain = 'Le financement officiel, peut-être';
  const code = `\`${pasted}\` ${pasted}\n\n\`\`\`\n${pasted}\n\`\`\``;
  const picture = `![${pasted}.](/images/article-plage.svg "${pasted}")`;
  const html = await renderBody(`## ${pasted}\n\n${code}\n\n${picture}`, 'lang: en\n');
  expect(html).toContain(
    `<h2 id="le-financement-officiel-peut-etre">${plain}</h2>\n<p><code>${pasted}</code> ${plain}</p>\n<pre><code>${pasted}\n</code></pre>`,
  );
  expect(html).toContain(`alt="${plain}." title="${plain}"`);
});

test('pasted letters in keys, code and texts move no issue, and a title with them is repeated by the plain one', () => {
  const text =
    '---\ntitle: Un e\ufb00ort\n---\n\n# Un effort\n\nLa \ufb01n, `\ufb01n` et\u2011la \ufb01n -->\n';
  const { issues } = readBody({ text, path: 'content/articles/essai.mdx' });
  expect(issues.map((one) => `${one.severity} ${one.rule} ${one.line}:${one.column}`)).toEqual([
    'warning titre-double 5:1',
    'error note-non-fermee 7:1',
  ]);
});

test('a line break in a paragraph is a line break', async () => {
  expect(await renderBody('Un vers,\nun autre.\n\n- un\n  deux')).toMatch(
    /<p>Un vers,<br\/>\nun autre.<\/p>[\s\S]*<li>un<br\/>\ndeux<\/li>/,
  );
});

test.each([
  '## User content fn 1\n\n## Note fnref 1\n\nTexte[^1].\n\n[^1]: Note.',
  'Un[^1], deux[^1] et trois[^1-2].\n\n[^1]: Note.\n[^1-2]: Autre.',
])('no two places of a page have one id: %j', async (body) => {
  const html = await renderBody(body);
  const ids = [...html.matchAll(/ id="(.*?)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  const links = [...html.matchAll(/ href="#(.*?)"/g)].map(([, id]) => id);
  expect(links.filter((id) => !ids.includes(id))).toEqual([]);
});

test('a first line that repeats the title is not shown, nor can be linked to', async () => {
  const body = '# Un *essai* !\n\nVoir [plus haut](#un-essai).';
  expect(await renderBody(body)).not.toContain('<h1');
  expect(readBody({ text: page(body), path: 'content/articles/essai.mdx' }).headings).toEqual([]);
});

test('what GitHub draws as a note is one, with its French label, in a page of another language with its own', async () => {
  const body = '> [!WARNING]\n> Le *pont* est fermé.\n>\n> Passez par le gué.';
  expect(await renderBody(body)).toBe(
    '<aside role="note">\n<p><strong>Attention</strong></p>\n<p>Le <em>pont</em> est fermé.</p>\n<p>Passez par le gué.</p>\n</aside>',
  );
  expect(await renderBody(body, 'lang: en\n')).toContain('<strong>Warning</strong>');
  expect(await renderBody('> [!TIP] Un conseil.')).toContain('<blockquote>');
});

test('code is rendered byte for byte, in any element', async () => {
  const code =
    'HTTP/1.1 200 OK « a » "b"\u200b ... l\'eau : 3 à 5 <b>&amp;</b> ~x~ **y** 077 45 67 89 $& \\*';
  const forms = [
    `\`${code}\``,
    `> \`${code}\``,
    `\`\`\`\n${code}\n\`\`\``,
    `- un\n\n  \`\`\`\n  ${code}\n  \`\`\``,
    `> \`\`\`\n> ${code}\n> \`\`\``,
    `| a |\n|---|\n| \`${code}\` |`,
    `Un mot[^1].\n\n[^1]: \`${code}\``,
    `> [!NOTE]\n> \`${code}\``,
  ];
  for (const form of forms) {
    const found = /<code[^>]*>([\s\S]*?)<\/code>/.exec(await renderBody(form))?.[1] ?? '';
    expect(textOf(found).trimEnd(), form).toBe(code);
  }
});
