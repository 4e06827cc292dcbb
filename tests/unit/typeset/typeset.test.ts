import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { phone, picture, slug } from '../../../src/site/schema/fields.ts';
import { typeset, typesetData, typesetRuns } from '../../../src/site/typeset.ts';
import { renderBody, textOf } from '../mdx/render.ts';

/** `_` stands for a no-break space, `~` for a narrow one, so that they can be seen. */
const seen = (text: string) => text.replace(/\u00a0/g, '_').replace(/\u202f/g, '~');

describe('French typography', () => {
  test.each([
    ['Il a dit "oui" !', 'Il a dit «~oui~»~!'],
    ["C'est l'eau d'ici : aujourd'hui.", 'C’est l’eau d’ici_: aujourd’hui.'],
    ['Quoi ? Rien ; bon...', 'Quoi~? Rien~; bon…'],
    ['Elle dit "a "b" c".', 'Elle dit «~a «~b~» c~».'],
    ['""A" b" c', '«~«~A~» b~» c'],
    ['"L\'eau", dit-il.', '«~L’eau~», dit-il.'],
    ['15 000 enfants, 800 000+ vues', '15~000 enfants, 800~000+ vues'],
    ['45 % à 5 km, 12 ha, 3 min', '45_% à 5_km, 12_ha, 3_min'],
    ['M. Obame et Mme Nze', 'M._Obame et Mme_Nze'],
    ['déjà : « fait » ; 2\u202f500\u00a0€', 'déjà_: «~fait~»~; 2~500_€'],
  ])('%s', (before, after) => {
    expect(seen(typeset(before))).toBe(after);
  });

  test.each([
    'Bientôt disponible!',
    'Le 1er mars, à 8:30, score 2:1',
    '7-8 novembre',
    'https://exemple.ga/a?b=c et contact@exemple.ga',
    'http://exemple.ga/... "x',
    'Tél. +241 77 00 00 00 ou 06 12 34 56',
    'Le « mot',
    'Un écran de 7" ou 8"',
    'Rien entre "" et cela',
    'Un "mot sans fin',
    'rock ’n’ roll',
  ])('%s has nothing to change but a space inside guillemets', (text) => {
    expect(seen(typeset(text)).replace('«~', '« ')).toBe(text);
  });

  test('rules apply across inline markup', () => {
    const set = (...runs: (string | null)[]) => typesetRuns(runs).map(seen).join('|');
    expect(set('Il dit "', 'oui', '" à ', 'tous', ' !')).toBe('Il dit «~|oui|~» à |tous|~!');
    expect(set("l'", 'eau', ' : "', null, '".')).toBe('l’|eau|_: «~||~».');
  });

  test('in a page: bold, titles, tables; never code or addresses', async () => {
    const html = await renderBody(
      '## Un "titre" ?\n\n**Une question** ? *"Oui"* : [l\'eau !](https://exemple.ga/l\'eau?a=b!) `x "y" !`\n\n| "a" |\n|---|',
    );
    expect(seen(html)).toContain('<h2 id="un-titre">Un «~titre~»~?</h2>');
    expect(seen(html)).toContain(
      '<strong>Une question</strong>~? <em>«~Oui~»</em>_: <a href="https://exemple.ga/l&#x27;eau?a=b!">l’eau~!</a> <code>x &quot;y&quot; !</code>',
    );
    expect(seen(html)).toContain('<th>«~a~»</th>');
  });

  test('in text alternatives and titles, of references too; never in addresses', async () => {
    const html = await renderBody(
      `![L'eau ! Voir https://exemple.ga/l'eau](/images/l'eau.svg "D'ici ?")\n\n![Qui ?][carte]\n\n[carte]: /images/carte.svg "Où ? Ici."`,
    );
    const written = Array.from(
      seen(html.replace(/<link[^>]*>/g, '')).matchAll(/ (?:alt|title|src)="([^"]*)"/g),
      ([, value = '']) => textOf(value),
    );
    expect(written).toEqual([
      "/images/l'eau.svg",
      "L’eau~! Voir https://exemple.ga/l'eau",
      'D’ici~?',
      '/images/carte.svg',
      'Qui~?',
      'Où~? Ici.',
    ]);
  });

  test('in a block: what it shows, never what it names', async () => {
    const html = await renderBody(
      [
        '<ButtonLink href="/l\'eau?a=b!" label="L\'eau, c\'est « quoi » ?" variant="outline" />',
        '<Section id="eau" tone="deep">\n\n<Highlight figure="2 000 km" title="Un but : agir !">\n\nOui !\n\n</Highlight>\n\n</Section>',
      ].join('\n\n'),
    );
    const shown = Array.from(html.matchAll(/data-props="([^"]*)"/g), ([, props = '']) =>
      JSON.parse(seen(textOf(props))),
    );
    expect(shown).toEqual([
      { href: "/l'eau?a=b!", label: 'L’eau, c’est «~quoi~»~?', variant: 'outline' },
      { id: 'eau', tone: 'deep' },
      { figure: '2~000_km', title: 'Un but_: agir~!' },
    ]);
  });

  test('data: texts are set, names, addresses and numbers to dial are not', () => {
    const schema = z.strictObject({
      title: z.string(),
      phone: phone('Téléphone', 'Un numéro.'),
      slug: slug('Adresse', 'Une adresse.'),
      items: z.array(z.union([z.string(), z.strictObject({ image: picture('Image', 'Une.') })])),
    });
    const items = ["d'ici", { image: '/images/a b.svg' }, 3, null, true];
    const data = { title: "L'eau !", phone: '077 123 456', slug: "d'ici", items };
    expect(typesetData(data, schema)).toEqual({
      ...{ title: 'L’eau\u202f!', phone: '077 123 456', slug: "d'ici" },
      items: ['d’ici', ...items.slice(1)],
    });
    const said = (lang: string) => typesetData({ lang, title: "L'e\ufb00et !" }).title;
    expect([said('fr'), said('en')]).toEqual(['L’effet\u202f!', "L'effet !"]);
    expect(typesetData({ url: '#a!', text: "C'est", dial: '077 123 456' })).toEqual({
      url: '#a!',
      text: 'C’est',
      dial: '077\u202f123\u202f456',
    });
  });
});
