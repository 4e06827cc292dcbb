import { describe, expect, test } from 'vitest';
import { readBody } from '../../site.ts';
import { page, renderBody, textOf } from './render.ts';

const issuesOf = (body: string) => readBody({ text: page(body), path: 'pages/x.mdx' }).issues;

describe('no-break spaces next to syntax are read as spaces', () => {
  test.each([
    ['a list', '-⍽planter\n-⍽nettoyer', '- planter\n- nettoyer'],
    ['a heading', '##⍽Nos actions', '## Nos actions'],
    ['a table', '| a | b |\n|⍽---⍽|⍽---⍽|\n| 1 | 2 |', '| a | b |\n|---|---|\n| 1 | 2 |'],
    ['a row of a table', '| a |\n|---|\n⍽| 1 |', '| a |\n|---|\n| 1 |'],
    ['a lone tag', '<Section>\n\nTexte.\n\n</Section>⍽', '<Section>\n\nTexte.\n\n</Section>'],
    ['an empty line', 'Un.\n⍽\nDeux.', 'Un.\n\nDeux.'],
    ['the end of a code', '```\ncode\n```⍽\n\nTexte.', '```\ncode\n```\n\nTexte.'],
  ])('in %s', async (_name, written, plain) => {
    for (const blank of ['\u00a0', '\u202f']) {
      const body = written.replaceAll('⍽', blank);
      expect(issuesOf(body)).toEqual([]);
      expect(await renderBody(body)).toBe(await renderBody(plain));
    }
  });

  test.each(['\u200b', '\ufeff'])(
    'signs of no width before a mark count for nothing',
    async (sign) => {
      expect(await renderBody(`${sign}- un\n${sign}- deux`)).toBe(await renderBody('- un\n- deux'));
      expect(await renderBody(`Texte.\n\n${sign}## Titre`)).toBe(
        await renderBody('Texte.\n\n## Titre'),
      );
    },
  );

  test('in code they stay, on each line and in its margin', async () => {
    const lines = ['\u00a0- un', '\u200b## deux', '|\u202f---|', '<FormEmbed form=“x”\u00a0/>'];
    for (const [open, margin, close] of [
      ['```', '', '```'],
      ['- ~~~ sh', '  ', '  ~~~~'],
      ['> ````', '> ', '> ````'],
    ]) {
      const body = [open, ...lines.map((line) => margin + line), close].join('\n');
      const code = /<code[^>]*>([\s\S]*)<\/code>/.exec(await renderBody(body))?.[1] ?? '';
      expect(textOf(code)).toBe(`${lines.join('\n')}\n`);
    }
    expect(await renderBody('Un mot `<FormEmbed form=“x”\u00a0/>` ici.')).toContain('=“x”\u00a0/');
  });
});
