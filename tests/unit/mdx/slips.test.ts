import { describe, expect, test } from 'vitest';
import { readBody } from '../../../src/mdx/read-body.ts';
import { page } from './render.ts';

const FIRST = 5;
const told = (body: string) =>
  readBody({ text: page(body), path: 'pages/x.mdx' }).faults.map(
    ({ rule, line, column, suggestion }) =>
      `${line - FIRST + 1}:${column} ${rule}${suggestion === undefined ? '' : ` → ${suggestion}`}`,
  );

describe('signs that would be shown are told of, with the line to write', () => {
  test.each([
    ['Un *mot** et', '1:4 mise-en-forme → Un **mot** et'],
    ['Un **mot* et', '1:4 mise-en-forme → Un **mot** et'],
    ['***Mot** et', '1:1 mise-en-forme → **Mot** et'],
    ['> **Mot*** et', '1:3 mise-en-forme → > **Mot** et'],
    ['Près de l`eau', '1:10 mise-en-forme → Près de l’eau'],
    ['l`eau et d`ici', '1:2 mise-en-forme → l’eau et d’ici'],
    ['Voir `x` et\nl´eau de `y`', '2:2 mise-en-forme → l’eau de `y`'],
    ['Ouvrez `README et lisez', '1:8 mise-en-forme'],
    ['\\## Nos actions', '1:1 mise-en-forme → ## Nos actions'],
    ['####### Nos actions', '1:1 mise-en-forme → ## Nos actions'],
    ['Un mot. ## Nos actions', '1:9 mise-en-forme'],
  ])('%s', (body, said) => {
    expect(told(body)).toEqual([said]);
  });

  test.each([
    ['stars of a note', '*Le titre* et un prix*, puis *le titre*\\*.'],
    ['a star after a link', '*Le titre* et [un lien](/contact)*.'],
    ['bold and italics within each other', '***Tout***, **un *mot* ici** et *un **mot** ici*.'],
    ['a code', 'Le fichier `site.yml` et ``un ` accent``.'],
    ['an accent as text', 'Le signe \\` seul.'],
    ['a source after a title', '« Le Monde »(https://exemple.ga) et « Un » (/contact)'],
    ['a link between brackets', '[Voyez [ici](/contact)]'],
    ['a path', 'Le dossier [a]/b et (c]/d)'],
    ['words between brackets', '[Section], [Actions]\n\n[Section]\n\n‹Bonjour›'],
    ['signs as text', 'Un \\## seul, le `a ## B` et le C## léger.'],
  ])('and what is meant is left in peace: %s', (_name, body) => {
    expect(told(body)).toEqual([]);
  });
});

describe('one slip gives one message', () => {
  test.each([
    ['<Section tone=="deep">\n\nA\n\n</Section>', '1:10 texte-dans-balise → <Section tone="deep">'],
    [
      '<Section>\n\n```\nA\n\n</Section>\n\n<Section>\n\nB\n\n</Section>',
      '3:1 mise-en-forme → ```',
    ],
    ['Voyez [Services]/services).', '1:7 lien-mal-ecrit → [Services](/services)'],
    ['Voyez [Services(/services).', '1:7 lien-mal-ecrit → [Services](/services)'],
    ['Voyez [Services]{/services}.', '1:7 lien-mal-ecrit → [Services](/services)'],
    ['Voyez « Services »(/services).', '1:7 lien-mal-ecrit → [Services](/services)'],
    ['Voyez Services](/services).', '1:15 lien-mal-ecrit'],
    ['< Section>\n\nA\n\n</Section>', '1:1 balise-incomplete → <Section>'],
    ['Section tone="deep">\n\nA\n\n</Section>', '1:1 balise-incomplete → <Section tone="deep">'],
    ['‹Section›\n\nA\n\n</Section>', '1:1 balise-incomplete → <Section>'],
    ['<Section>\n\nA\n\n‹/Section›', '5:1 balise-incomplete → </Section>'],
    ['<Section tone="deep" />\n\nA\n\n</Section>', '1:1 bloc-vide → <Section tone="deep">'],
    [
      '[ButtonLink href="/a" label="A" /]',
      '1:1 balise-incomplete → <ButtonLink href="/a" label="A" />',
    ],
    ['‹LatestArticles /›', '1:1 balise-incomplete → <LatestArticles />'],
    ['[/Section]', '1:1 balise-incomplete → </Section>'],
    ['## <Section>\n\nA\n\n</Section>', '1:4 balise-seule'],
    ['<<Actions>>\n\n- A\n\n</Actions>', '1:2 balise-seule'],
  ])('%s', (body, said) => {
    expect(told(body)).toEqual([said]);
  });

  test.each([
    ['< Section>\n\nA\n\n</Actions>', ['1:1 balise-incomplete → <Section>', '5:1 fermeture-seule']],
    ['<Section />\n\nA', ['1:1 bloc-vide']],
  ])('and two slips stay two: %s', (body, said) => {
    expect(told(body)).toEqual(said);
  });
});
