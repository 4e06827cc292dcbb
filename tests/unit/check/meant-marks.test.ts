import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { bodyIssues } from '../../../src/check/bodies/body-issues.ts';
import { pastedLines } from '../../../src/check/rules/pasted-lines.ts';
import { strayLines } from '../../../src/check/rules/stray-lines.ts';
import { writtenDays } from '../../../src/check/rules/written-days.ts';
import { linesWithoutCode } from '../../../src/model/body.ts';
import { documentOf, readBody } from '../../site.ts';
import { page, renderBody, untypeset } from '../mdx/render.ts';

const shown = async (body: string) => untypeset(await renderBody(body)).replace(/<[^>]*>/g, '');

describe('a mark that nobody meant is text', () => {
  it.each([
    'Deux panneaux de 10*20 cm et 15*30 cm.',
    'Il reste 3*4=12 et 5*6=30, puis 5*10*2.',
    'Rendez-vous à ~8h~ 9h.',
  ])('%s', async (body) => {
    expect((await shown(body)).replaceAll('&gt;', '>')).toBe(body);
  });

  it('and a backtick between letters is an apostrophe', async () => {
    expect(await shown('L`eau et d`autres biens.')).toMatch(/^L['’]eau et d['’]autres biens\.$/);
  });

  it('also in the properties of a block, in addresses and descriptions', async () => {
    const html = await renderBody(
      '<Section kicker="De 10*20 cm">\n\nTexte.\n\n</Section>\n\n[ici](/blog?a=2*3*4)',
    );
    expect(untypeset(html)).toContain('De 10*20 cm');
    expect(html).toContain('/blog?a=2*3*4');
    expect(html).not.toMatch(/[\ufde0-\ufde3]/);
  });

  it('while code, quotations and lists that were meant stay', async () => {
    expect(await renderBody('Tapez `npm run check`, les `div`s aussi.')).toContain(
      '<code>div</code>s',
    );
    expect(await renderBody('> 500 personnes.')).toContain('<blockquote>');
    expect(await renderBody('> 1. Un')).toContain('<blockquote>');
    expect(await renderBody('+ de 30 écoles')).toContain('<li');
  });
});

test('sizes and sums keep each of their stars, whatever the figures', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(999), { minLength: 2, maxLength: 6 }), async (figures) => {
      const text = `Soit ${figures.join('*')} et ${figures.join('*')} cm.`;
      expect(await shown(text)).toBe(text);
    }),
    { numRuns: 40 },
  );
});

test('a line of dashes under a sentence is a line', async () => {
  const html = await renderBody('Merci à tous.\n---\nAwa Mba');
  expect(html).toMatch(/<p>Merci à tous\.<\/p>\s*<hr\/?>\s*<p>Awa Mba<\/p>/);
});

/** The rules of the issues of a body. */
const rulesOf = (body: string) =>
  readBody({ text: page(body), path: 'content/articles/essai.mdx' }).issues.map(({ rule }) => rule);

test.each([
  '« Le mot "oui" » et "non", puis « Il dit "oui" et part » : 12" et « 30" ».',
  'Lot 2 5000 FCFA, lot 2 15 000 FCFA, dès 12 500 €, pour 2 1/2 €.',
  '- [ ] **fait** hier\n- [x] [ici](/contact)\n- [ ] `a`',
  'Un dièse # et le n° #1, ##.',
  'Awa\t\nJean\t',
  'n\tun\nn\tdeux',
  'viii.\thuit\nix.\tneuf',
  '1.1\tun\n1.2\tdeux',
  'La bouteille O2 500 FCFA, article 1o, 200 €.',
  'Rua São João, ÂNGELA et MÃO, à l’été.',
  'Object.is et Array.map',
  'Prix* : 5 000 FCFA',
  'Apportez :\n\n* des gants de jardin',
  'Un bidon de 10l à 5 €',
  '1.\tun\n2.\tdeux',
  '1°\tun\n2°\tdeux',
  'Écrivez à a@exemple.ga, a@exemple.fr',
  'محمد a donné 5 000 FCFA.',
  '*Titre*\nUn texte avec _un livre_ dedans.',
  '[Audio] Interview du maire',
  'Voir https://exemple.ga/docs – rapport.pdf',
  'De ~30 à 40~ personnes sont venues.',
  '📍 Libreville\n📅 12 mars 2026',
  'Écrire à awa&#64;exemple.ga ici',
  'Contact : awa&commat;exemple.ga (Awa)',
  'Écrire &agrave; awa\\_b@exemple.ga &amp; &agrave; jean&#64;exemple.ga.',
  '| Nom |\n|---|\n| Écrire à awa&#64;exemple.ga, merci |',
  '> <Section>\n>\n> texte\n>\n> </Section>',
  '- > <Section>\n  >\n  > texte\n  >\n  > </Section>',
  '> - <Section>\n>\n>   texte\n>\n>   </Section>',
  '> <Section>\n> texte\n> </Section>',
  'Au 077 12 34 56, au +241 77 12 34 56, +33 066 12 34 5.',
  'Deux écrans de 15 "Full HD », dit-il',
  '1.1.\tObjet\n1.2.\tSiège',
  '« MAÇÃ\u00a0» et « la santé\u00a0», « là\u00a0».',
])('nothing is said of %j', (body) => expect(rulesOf(body)).toEqual([]));

/** Fails beyond five seconds of the processor: squared, the texts below would take minutes, and take parts of a second. */
function expectSoon(before: NodeJS.CpuUsage) {
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(5);
}

/** Texts of 200 KB whose marks are looked at again for each other one, were they not bounded. */
test.each(
  Object.entries({
    'a header of a mail without an end': `De : ${'a'.repeat(200_000)}`,
    'points with plus': '+ '.repeat(100_000),
    'stars, one a line': ' mot *ici\n\n'.repeat(20_000),
    'addresses on one line': 'exemple.ga/a '.repeat(15_000),
    'apostrophes by backtick': 'l`a '.repeat(50_000),
    'figures and stars': '1*'.repeat(100_000),
    'blank lines': '\n'.repeat(200_000),
    'blanks behind a control character': `a\u0001b${' '.repeat(200_000)}c`,
  }),
)('%s take less than five seconds of the processor', (_name, body) => {
  const before = process.cpuUsage();
  const document = documentOf(page(body), 'content/articles/essai.mdx');
  bodyIssues(document);
  for (const rule of [writtenDays, pastedLines, strayLines]) rule(document);
  expectSoon(before);
});

test('as many spans of code as a text may hold are taken out of its lines at once', () => {
  const before = process.cpuUsage();
  const code = Array.from({ length: 60_000 }, (_, at) => ({ from: at * 4, to: at * 4 + 3 }));
  expect(linesWithoutCode('`a` '.repeat(60_000), { code })).toEqual([' '.repeat(240_000)]);
  expectSoon(before);
});
