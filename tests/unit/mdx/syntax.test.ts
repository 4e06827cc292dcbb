import { describe, expect, test } from 'vitest';
import { readBody } from '../../site.ts';
import { page, renderBody, textOf } from './render.ts';

const issuesOf = (body: string, head = '') =>
  readBody({ text: page(body, head), path: 'pages/x.mdx' }).issues;
const found = (body: string) =>
  issuesOf(body).map(({ rule, line, column }) => `${line}:${column} ${rule}`);

describe('what an editor types is read as intended', () => {
  test.each([
    [
      'an address',
      '<https://exemple.ga/a?b=c>',
      '<a href="https://exemple.ga/a?b=c">https://exemple.ga/a?b=c</a>',
    ],
    ['a short number', '[le 1300](tel:1300)', '<a href="tel:1300">le 1300</a>'],
    [
      'a telephone number, but no sample',
      'Au +241 77 45 67 89 ou +241 00 00 00 00.',
      'Au <a href="tel:+24177456789">+241\u00a077\u00a045\u00a067\u00a089</a> ou +241 00 00 00 00.',
    ],
    [
      'a number in a link, one time',
      '[Au +241 77 45 67 89][ici]\n\n[ici]: /contact',
      '<a href="/contact">Au +241 77 45 67 89</a>',
    ],
    [
      'an address with its own signs',
      "[exemple.ga/l'eau](https://exemple.ga/l'eau)",
      '<a href="https://exemple.ga/l&#x27;eau">exemple.ga/l&#x27;eau</a>',
    ],
  ])('%s is a link', async (_name, body, html) => {
    expect(issuesOf(body)).toEqual([]);
    expect(await renderBody(body)).toBe(`<p>${html}</p>`);
  });

  test.each([
    ['in a sentence, over two lines', 'Vis<!-- à\nrelire -->ible.'],
    ['with a block in it', '<!-- <FormEmbed form="rien" /> <b>x</b> {x} -->\n\nVisible.'],
    ['in a list', '- <!-- à relire --> Visible.'],
    [
      'with lists, a quotation and code in it',
      '<!--\nÀ relire.\n- la mairie\n1. un\n> deux\n\n```\ncode\n```\n-->\n\nVisible.',
    ],
  ])('a note %s is left out of the page', async (_name, body) => {
    expect(issuesOf(body)).toEqual([]);
    expect(textOf(await renderBody(body)).trim()).toBe('Visible.');
  });

  test.each([
    ['straight quotes', '<FormEmbed form="volunteer" />'],
    ['curly quotes', '<FormEmbed form=“volunteer” />'],
    ['guillemets with no-break spaces', '<FormEmbed form=«\u202fvolunteer\u202f» />'],
    ['no-break spaces in the tag', '<FormEmbed\u00a0form\u202f=\u00a0"volunteer"\u00a0/>'],
    ['signs of no width', '<FormEmbed\u200b form="volunteer"\u200b />'],
    ['deep indentation', '        <FormEmbed form="volunteer" />'],
  ])('%s give the same block', async (_name, body) => {
    expect(issuesOf(body)).toEqual([]);
    const html = await renderBody(body);
    expect(html).toBe(
      '<x-block name="FormEmbed" data-props="{&quot;form&quot;:&quot;volunteer&quot;}"></x-block>',
    );
  });

  test('an apostrophe or a guillemet inside a value stays', async () => {
    const html = await renderBody(
      '<ButtonLink href="/contact" label=“L’eau, « l’air » et “l’or”” />',
    );
    expect(html).toContain('L’eau, «\u202fl’air\u202f» et “l’or”');
    expect(await renderBody('<ButtonLink href="/contact" label=‘L’eau d’ici’ />')).toContain(
      'L’eau d’ici',
    );
  });

  test('entities in a property are decoded one time', async () => {
    const html = await renderBody(
      '<ButtonLink href="/contact" label="Arts &amp; m&#233;tiers &inconnu; &amp;lt;" />',
    );
    expect(textOf(html.replace(/.*data-props="(.*)".*/, '$1')).replaceAll('&amp;', '&')).toContain(
      'Arts & métiers &inconnu; &lt;',
    );
  });

  test('the address of a picture is decoded, as editors copy it', async () => {
    const html = await renderBody(
      '![Une île.](/images/une%20%C3%AEle.svg)\n\n![Une plage.][a]\n\n[a]: </images/été à Mayumba.jpg>\n\n<Split image="/images/une%20%C3%AEle.svg" alt="Une île.">\n\nUn mot.\n\n</Split>',
    );
    expect(html).toContain('src="/images/une île.svg"');
    expect(html).toContain('src="/images/été à Mayumba.jpg"');
    expect(html).toContain('{&quot;image&quot;:&quot;/images/une île.svg&quot;,');
  });

  test('headings take ids from their text, after those that sections have', async () => {
    const html = await renderBody(
      '## L’été à Œyem, ex æquo !\n\n## Actions\n\n<Section id="actions">\n\n## Actions\n\n</Section>',
    );
    expect([...html.matchAll(/<h2 id="([^"]*)"/g)].map(([, id]) => id)).toEqual([
      'l-ete-a-oeyem-ex-aequo',
      'actions-1',
      'actions-2',
    ]);
  });
});

describe('all issues are reported together, each at its cause', () => {
  test('ten issues of one page', () => {
    const body = [
      '<FormEmbed form="volunteer',
      '',
      'Un <b>mot</b>, un [lien](javascript:x) et {rien}.',
      '',
      '<Secton tone="deep">',
      '',
      '> <Timeline items={alert()} />',
      '',
      '- <FormEmbed form=child />',
      '',
      '</Section>',
      '',
      '</Actions>',
      '',
      '![](https://exemple.ga/x.png)',
      '',
      '<Highlight>Texte',
    ].join('\n');
    expect(found(body)).toEqual([
      '5:1 balise-incomplete',
      '7:4 html',
      '7:19 lien-adresse',
      '9:1 bloc-inconnu',
      '11:13 code-interdit',
      '13:14 valeur-sans-guillemets',
      '17:1 fermeture-seule',
      '19:1 image-adresse',
      '19:1 alt-manquant',
      '21:1 bloc-non-ferme',
    ]);
  });

  test('the line is that of the whole file, whatever the line ends', () => {
    const text = page('Un\n\n<div>\n\n</div>', 'nav: Essai\n');
    for (const one of [text, text.replace(/\n/g, '\r\n'), `\ufeff${text}`, `\n\n${text}`]) {
      const [fault] = readBody({ text: one, path: 'pages/x.mdx' }).issues;
      expect(fault).toMatchObject({
        rule: 'html',
        line: one.startsWith('\n\n') ? 10 : 8,
        column: 1,
      });
    }
  });

  test('positions are exact in a list, a quotation, a table and a tag of several lines', () => {
    expect(found('- a\n  - un <b>b</b>')).toEqual(['6:8 html']);
    expect(found('> > <FormEmbed\n> >   form=“x”\n> > />')).toEqual(['6:7 valeur-inconnue']);
    expect(found('| a | b |\n|---|---|\n| c | [d](x:y) |')).toEqual(['7:7 lien-adresse']);
    expect(found('Un 🌳 <b>b</b>')).toEqual(['5:7 html']);
  });
});
