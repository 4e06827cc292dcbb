import { describe, expect, test } from 'vitest';
import { withFix } from '../../../src/values/positions.ts';
import { readBody } from '../../site.ts';
import { page } from './render.ts';

const FIRST = 5;
const issuesOf = (body: string) => readBody({ text: page(body), path: 'pages/x.mdx' }).issues;
/** The places of issues, and the body that each fix gives. */
const found = (body: string) =>
  issuesOf(body).map(({ rule, line, column, fix }) => ({
    at: `${line - FIRST + 1}:${column} ${rule}`,
    fixed: fix && withFix(page(body), fix).slice(page('').length - 1, -1),
  }));

describe('what only looks like a mark of Markdown is left alone', () => {
  test.each([
    ['a dialogue', '— Bonjour, dit-il.\n— Au revoir.'],
    ['hashtags', '#Gabon #nature\n\n#1 des plages'],
    ['a hashtag that begins a sentence', '#MaForêt est notre mot-clé.\n\n#Gabon'],
    ['hashtags of small letters or several words', '#gabon et ses plages\n\n#EcoLogik à Oyem'],
    ['a hashtag with another', '#Gabon vert #nature'],
    ['a hashtag in a paragraph', 'Texte\n#Nos actions'],
    ['an option of a command', '--fix corrige ce qui est certain.'],
    ['an aside in an item', '- un\n  – une incise – et la suite'],
    ['one line with a bullet', '• Un seul point.'],
    ['bullets on lines ended by hand', '• un\\\n• deux  \n• trois'],
    ['lines in italics', '*Un vers,*\n*un autre vers.*'],
    ['temperatures with the sign of minus', 'De\n−5 °C à\n− 2 °C.'],
    ['one line with a mark of Word', '- un\n✓ deux\n\n1. un\n(1) deux\n\no un\ndeux'],
    ['numbers and letters of no list', '24-bis\n3-D\n\n(1) un\n2-deux\n\na) un\nc) deux'],
    ['words in brackets', '(un mot)\n(deux mots)'],
    ['one tab', 'Un\tdeux\ntrois'],
    ['numbers that begin lines', 'Il a plu\n1.5 mm, puis\n2.5 mm.'],
    ['temperatures', 'De\n-5 °C à\n-2 °C.'],
    ['a quotation that is cut', 'Il dit : « Oui […] (https://exemple.ga) »'],
    ['a numbered source', 'Voir [1] (https://exemple.ga).'],
    ['a word marked as such', 'Il a écrit « sa [sic] (https://exemple.ga) ».'],
    ['a link with its title', '[Voir](https://exemple.ga "Le site")'],
    ['a link with an address in chevrons', '[Voir](<https://exemple.ga>)'],
    ['an address with its parentheses', '[Gabon](https://exemple.ga/Gabon_(pays)) et (ici).'],
    ['code', '`[a] (/b)`, `**x **`, `[^1] : x`'],
    ['a note to oneself', 'Bonjour <!-- [a] (/b), **x **\n[^1] : x --> à tous.'],
    ['calls of notes as in print', 'Prix** et coût** de 3**\n\n** Hors taxes.'],
    ['a product', 'Soit 2 * 3 et 4 × 5.'],
    ['stars of a note', '*Le titre* et un prix*, puis *le titre*\\*.'],
    ['a star after a link', '*Le titre* et [un lien](/contact)*.'],
    ['bold and italics within each other', '***Tout***, **un *mot* ici** et *un **mot** ici*.'],
    ['a source after a title', '« Le Monde »(https://exemple.ga) et « Un » (/contact)'],
    ['a link between brackets', '[Voyez [ici](/contact)]'],
    ['an address between brackets', '[voir le site (https://exemple.ga)]'],
    ['a path', 'Le dossier [a]/b et (c]/d)'],
    ['words between brackets', '[Section], [Actions]\n\n[Section]\n\n‹Bonjour›'],
    ['brackets', '[…] et [[1]](/contact), [Section], [Actions]\n\n[sic]'],
    ['braces', 'Écrivez {prénom} et {x = 1}, ou {A} et {#1}.'],
    ['words between chevrons', 'Bonjour <prénom>, <votre-village> et <https://exemple.ga>'],
    ['a rule between paragraphs', 'Un mot.\n\n---\n\n-----\n\nUn autre.'],
    ['stars as text', '\\*\\* Important \\*\\* et \\**x \\**'],
    ['bold over two lines', '**Un gras\nsur deux lignes** et **un autre**.'],
    ['a table with empty cells', '| a | b |\n|---|---|\n| 1 | |\n| 1 | 2 | |'],
    ['points that begin with numbers', '- 3 sacs\n- 2 bidons\n\n1. Eau\n   1. pompe\n2. Sol'],
    ['a point alone that begins with a number', '- un\n    - 10 000 communes\n\n- 1500 cas'],
    ['a point with one blank too many', '- un\n - deux\n\n1. un\n\t- deux\n    - trois'],
    ['brackets that a tool protected', 'Le lieu \\[à définir\\] et \\(deux\\)'],
    ['points below a point', '10. Eau\n    - pompe\n11. Sol\n\n- un\n\n  - deux'],
    ['a table with code', '| a | b |\n|---|---|\n| `x` | `y` |\n| `1\\|2` | 3 |'],
    ['a table below a line', 'Voici :\n| a | b |\n|:-:|--:|\n| 1 | 2 |'],
    ['a title between rows', '| a | b |\n|---|---|\n| **Un groupe** |\n| Le total | |\n| 1 | 2 |'],
    ['two tables', '| a | b |\n|---|---|\n| 1 | 2 |\n\n| c | d |\n|---|---|\n| 3 | 4 |'],
    ['a column without bars', 'Un nom\n:-:\nUne ligne\nUne autre'],
    ['a bar', '|x| désigne une valeur absolue.'],
    ['code between fences', '```\n**x **\n```\n\n> ~~~\n> x\n> ~~~~\n\n- ```js\n  x\n  ```'],
    ['a way through the site', 'Section suivante >\n\nFigures libres > Actions >'],
    ['arrows', 'A <-- B\n\nC --> D, E <—> F et G <--> H\n\n<-- 1 | 2 -->\n\n<!>'],
    ['a slash after a sign', 'Un < / Deux </ Trois> <\\Quatre> et < Cinq.'],
    ['a badly written comment as code', '`<!— à revoir —>`'],
    ['a note', 'Un mot[^1], un autre[^1].\n\n[^1]: Une note\n  et [un lien](/contact).'],
  ])('%s', (_name, body) => {
    expect(issuesOf(body)).toEqual([]);
  });
});

/** A body, the place and the rule of its only issue, and the body with its fix; each row of the table of marks has one. */
const UNPARSED: [body: string, at: string, fixed?: string][] = [
  ['**Attention :**lisez', '1:1 mise-en-forme'],
  ['** Attention ** lisez', '1:1 mise-en-forme'],
  ['_Note :_lisez', '1:1 mise-en-forme'],
  ['[**Un** site] (/contact)', '1:1 lien-mal-ecrit', '[**Un** site](/contact)'],
  ['[Contact](« /contact »)', '1:1 lien-mal-ecrit'],
  ['[Contact](/contact “Ma page”)', '1:1 lien-mal-ecrit'],
  ['Lisez [la charte](/charte] avant.', '1:7 lien-mal-ecrit'],
  ['![Une plage](/images/la plage)', '1:1 lien-mal-ecrit'],
  ['[une page](/contact', '1:1 lien-mal-ecrit'],
  ['[une page][/contact]', '1:1 lien-mal-ecrit'],
  ['Voyez [Services]{/services}.', '1:7 lien-mal-ecrit'],
  ['Voyez Services](/services).', '1:15 lien-mal-ecrit'],
  ['Voyez [nos comptes(/charte) du mois.', '1:7 lien-mal-ecrit'],
  ['Voir (https://exemple.ga/a)[le rapport].', '1:6 lien-mal-ecrit'],
  ['Voir [le contact]/contact ici.', '1:6 lien-mal-ecrit'],
  ['Voir {le contact}(/contact) ici.', '1:17 lien-mal-ecrit'],
  ['(une page)[/contact]', '1:1 lien-mal-ecrit'],
  ['Voir facebook.com/eco ici.', '1:6 lien-mal-ecrit'],
  ['[Contact](/contact\u200b)', '1:1 lien-adresse'],
  ['[une page](../contact.mdx)', '1:1 lien-adresse'],
  ['![Une île](../images/île.svg)', '1:1 image-adresse', '![Une île](/images/île.svg)'],
  ['> -un\n> -deux', '1:3 mise-en-forme', '> - un\n> - deux'],
  ['1)un\n2)deux', '1:1 mise-en-forme', '1. un\n2. deux'],
  ['*un\n*deux', '1:1 mise-en-forme', '- un\n- deux'],
  ['•\tun\no\tdeux\nFin.', '1:1 mise-en-forme', '- un\n- deux\n\nFin.'],
  ['Avant :\n• un\n• deux', '2:1 mise-en-forme', 'Avant :\n- un\n- deux'],
  ['Avant :\n2)un\n3)deux', '2:1 mise-en-forme'],
  ['- un\n-deux', '2:1 mise-en-forme'],
  ['1. un\n2.deux', '2:1 mise-en-forme'],
  ['Texte\n###Titre', '2:1 mise-en-forme', 'Texte\n### Titre'],
  ['- 15 000 FCFA de transport', '1:1 mise-en-forme'],
  ['Plage\tSacs\nNyali\t32', '1:1 tableau', '| Plage | Sacs |\n| --- | --- |\n| Nyali | 32 |'],
  ['> Nom\tÂge\n> Paul\t12', '1:3 tableau'],
  ['Ouvert :\tlundi\nFermé :\tmardi', '1:1 tableau'],
  ['| a | b |\n|---|\n| 1 | 2 |', '1:1 tableau'],
  ['| a | b |\n|---|---|\n| 1 | 2 |\n\n| 3 | 4 |', '5:1 tableau'],
  ['| a | b |\n|---|---|\n| 1 | 2 |\nUne phrase *collée*.', '4:1 tableau'],
  ['| a |\n|---|\n| 1 | 2 |', '3:1 ligne-cachee'],
  ['Texte.\n\n[NB]: chapeau', '3:1 ligne-cachee'],
  ['Texte.\n\n[^1]: une note', '3:1 ligne-cachee'],
  ['Un mot[^1].\n\n[^1]: une\n\n[^1]: deux', '5:1 ligne-cachee'],
  ['Un mot[^1].', '1:7 note-sans-texte'],
  ['<!— à revoir avec Paul —>', '1:1 note-non-fermee'],
  ['- Un <!– à *revoir* –>', '1:6 note-non-fermee'],
  ['## Titre <! -- à revoir -->', '1:10 note-non-fermee'],
  ['<!-- à revoir\n\nTexte.', '1:1 note-non-fermee'],
  ['une note -->', '1:1 note-non-fermee'],
  ['<FormEmbed form="volunteer', '1:1 balise-incomplete'],
  ['< FormEmbed form="child" />', '1:1 balise-incomplete'],
  ['Un </ Section> ou', '1:4 balise-incomplete'],
  ['<x-bloc vitesse="3">', '1:1 bloc-inconnu'],
  ['Bonjour <Prénom Nom>, venez.', '1:9 bloc-inconnu'],
  ['Un <o:p>, un', '1:4 html'],
  ['import a from "b"', '1:1 code-montre'],
  ['export default Page', '1:1 code-montre'],
  ['Dès 2 5000 €.', '1:1 mise-en-forme'],
  ['Dès 2 50 € la nuit', '1:1 mise-en-forme'],
  ['Budget : 1 25 000 FCFA', '1:8 mise-en-forme'],
  ['88 %【4†source】', '1:5 mise-en-forme'],
  ['La contentReference[oaicite:0]{index=0} forêt', '1:4 mise-en-forme'],
  ['Voir [[Nos actions]]', '1:6 mise-en-forme'],
  ['{{ page.title }}', '1:1 mise-en-forme'],
  ['::: note', '1:1 mise-en-forme'],
  ['Un ==mot== ici', '1:4 mise-en-forme'],
  ['## Nos actions {#actions}', '1:16 mise-en-forme'],
  ['Un\u202emot.', '1:3 texte-illisible'],
  ['Un\u2067mot, une\u2028ligne, un \u{e0041}.', '1:3 texte-illisible'],
  ['cet Ã©tÃ©', '1:5 texte-illisible'],
  ['\uf0b7 un', '1:1 texte-illisible'],
];

describe('Markdown that was not parsed gives one issue, with a fix when it is sure', () => {
  test.each(UNPARSED)('%j', (body, at, fixed) => {
    expect(found(body)).toEqual([{ at, fixed }]);
    if (fixed !== undefined) expect(issuesOf(fixed)).toEqual([]);
  });

  test('the issue of a table of HTML shows a row of dashes', () => {
    expect(issuesOf('<table></table>')[0]?.hint).toContain('|---|---|');
  });
});

describe('five lines of like length, or a cut word, were pasted', () => {
  const LINES = [
    'Le fleuve traverse la forêt sur plus de cent kilomètres avant',
    'de rejoindre la mer, où les pêcheurs l’attendent chaque matin,',
    'quand la brume se lève, et où les enfants des deux villages de',
    'la rive apprennent à nager, à pagayer, puis à tendre les filets',
    'et à lire le ciel.',
  ];
  test.each([
    ['', ''],
    ['> ', '> '],
    ['- ', '  '],
  ])('after %j', (first, next) => {
    const at = `1:${first.length + 1} mise-en-forme`;
    expect(found(first + LINES.join(`\n${next}`))).toEqual([{ at }]);
    expect(found(`${first}Sa conser-\n${next}vation.`)).toEqual([{ at }]);
  });

  test.each([
    ['four lines', LINES.slice(1).join('\n')],
    ['short lines', 'Un vers,\nun autre vers,\nun dernier,\nun mot,\net un autre.'],
    ['lines ended by hand', LINES.join('\\\n')],
    ['sentences', LINES.map((line) => `${line}.`).join('\n')],
    ['lines of very different length', `${LINES.join('\n')}\nFin.`],
  ])('but not %s', (_name, body) => {
    expect(issuesOf(body)).toEqual([]);
  });
});

test.each<[about: string, body: string, lines: number[]]>([
  ['a sum below zero', 'Solde :\n\n- 15 000 FCFA', [3]],
  ['the minus of a sum', '+ 20 000 FCFA\n- 5 000 FCFA', [2]],
  ['two spaces under a number', '1. Eau\n  1. pompe\n  2. tuyau\n2. Sol', [2, 3]],
  ['three spaces under a number of two figures', '9. Eau\n   - pompe\n10. Sol\n   - sable', [4]],
  ['a cell too few', '| a | b | c |\n|---|---|---|\n| 1 | 2 |', [3]],
])('%s is asked about', (_about, body, lines) => {
  expect(issuesOf(body).map(({ line }) => line - FIRST + 1)).toEqual(lines);
});
