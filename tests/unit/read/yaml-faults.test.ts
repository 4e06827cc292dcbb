import { describe, expect, test } from 'vitest';
import { readLines } from '../../../src/read/yaml/read.ts';

/** What an editor wrote, and each fault as `line:column rule → corrected line`. */
const said = (text: string) =>
  readLines(text.split('\n'), 1).faults.map(
    ({ line, column, rule, suggestion }) =>
      `${line}:${column} ${rule}${suggestion === undefined ? '' : ` → ${suggestion}`}`,
  );

const CASES: [name: string, text: string, faults: string[]][] = [
  [
    'a French colon',
    'title: Eco Logik : une association',
    ['1:18 yaml-deux-points → title: "Eco Logik : une association"'],
  ],
  [
    'a French colon with a no-break space before it',
    'title: Eco Logik\u00a0: une association',
    ['1:18 yaml-deux-points → title: "Eco Logik\u00a0: une association"'],
  ],
  [
    'a colon at the end',
    'title: Nos projets :',
    ['1:20 yaml-deux-points → title: "Nos projets :"'],
  ],
  [
    'a colon in a text with straight quotes',
    'title: Le "bon" plan : ici',
    ['1:22 yaml-deux-points → title: \'Le "bon" plan : ici\''],
  ],
  [
    'a colon in a text with both quotes',
    'title: L\'"idée" : ici',
    ['1:17 yaml-deux-points → title: "L\'\\"idée\\" : ici"'],
  ],
  [
    'a colon and a remark',
    'title: Un : deux # à remplacer',
    ['1:11 yaml-deux-points → title: "Un : deux" # à remplacer'],
  ],
  [
    'a colon in a list item',
    'values:\n  - Un jour : deux',
    ['2:13 yaml-deux-points →   - "Un jour : deux"'],
  ],
  [
    'a colon after one word of a list item',
    'values:\n  - Objectif : informer\n  - Moyen : écouter',
    [
      '2:14 yaml-deux-points →   - "Objectif : informer"',
      '3:11 yaml-deux-points →   - "Moyen : écouter"',
    ],
  ],
  [
    'every colon of a file at once',
    'title: A : b\nnav: C : d\nalt: E : f',
    [
      '1:10 yaml-deux-points → title: "A : b"',
      '2:8 yaml-deux-points → nav: "C : d"',
      '3:8 yaml-deux-points → alt: "E : f"',
    ],
  ],
  ['no space after the colon', 'title:Bonjour', ['1:6 yaml-espace → title: Bonjour']],
  ['no space before a quote', 'title:"Bonjour"', ['1:6 yaml-espace → title: "Bonjour"']],
  [
    'no space, in a list',
    'values:\n  - title:Courage\n    text:Oser',
    ['2:10 yaml-espace →   - title: Courage', '3:9 yaml-espace →     text: Oser'],
  ],
  ['the space on the wrong side', 'title :Bonjour', ['1:7 yaml-espace → title: Bonjour']],
  [
    'a no-break space before the colon',
    'title\u202f: Bonjour',
    ['1:6 yaml-espace-insecable → title: Bonjour'],
  ],
  [
    'a no-break space after the colon',
    'title:\u00a0Bonjour',
    ['1:7 yaml-espace-insecable → title: Bonjour'],
  ],
  [
    'a no-break space in the margin',
    'values:\n\u00a0 - title: A',
    ['2:1 yaml-espace-insecable →   - title: A'],
  ],
  [
    'a tab in the margin',
    'values:\n\t- title: A\n\t\ttext: B',
    ['2:1 yaml-tabulation →   - title: A', '3:1 yaml-tabulation →     text: B'],
  ],
  ['a quote left open', 'title: "Bonjour\nnav: Page', ['1:8 yaml-guillemet → title: "Bonjour"']],
  [
    'two quotes left open',
    'title: "Bonjour\nnav: "Page',
    ['1:8 yaml-guillemet → title: "Bonjour"', '2:6 yaml-guillemet → nav: "Page"'],
  ],
  ['a quote closed by a curly one', 'title: "Bonjour”', ['1:8 yaml-guillemet → title: "Bonjour"']],
  ['an apostrophe left open', "title: 'Bonjour", ['1:8 yaml-guillemet → title: "Bonjour"']],
  ['a quote never opened', 'title: Bonjour"', ['1:15 yaml-guillemet → title: "Bonjour"']],
  [
    'quotes in quotes',
    'title: "Le "bon" plan"',
    ['1:12 yaml-guillemets → title: "Le « bon » plan"'],
  ],
  ['words after the quotes', 'title: "Bonjour" tout le monde', ['1:16 yaml-guillemets']],
  ['an apostrophe in apostrophes', "title: 'L'été'", ['1:10 yaml-apostrophe → title: "L\'été"']],
  ['a backslash', 'title: "C:\\photos"', ['1:11 yaml-barre → title: "C:\\\\photos"']],
  ...[
    '@gabon',
    '*gras* ou',
    '[Nouveau] ou',
    '{Essai} ou',
    '% de',
    '& co',
    '!Attention à',
    '`code`',
    '> 5 ans',
    '| barre',
    '? quoi',
    '- tiret',
    ', virgule',
  ].map((text): [string, string, string[]] => [
    `a text that begins with ${text[0]}`,
    `title: ${text}`,
    [`1:8 yaml-signe → title: "${text}"`],
  ]),
  [
    'a word lost behind a hash',
    'title: Projet #1 du Gabon',
    ['1:15 yaml-diese → title: "Projet #1 du Gabon"'],
  ],
  ['an anchor link', 'href: #chiffres', ['1:7 yaml-diese → href: "#chiffres"']],
  ['a doubtful remark', 'title: Projet # le premier', ['1:15 yaml-diese']],
  [
    'a list that leans',
    'values:\n  - title: A\n - title: B\n   - title: C',
    ['3:2 yaml-liste →   - title: B', '4:4 yaml-liste →   - title: C'],
  ],
  [
    'a dash without space',
    'values:\n  -title: A\n  -title: B',
    ['2:3 yaml-liste →   - title: A', '3:3 yaml-liste →   - title: B'],
  ],
  [
    'a long dash in a list',
    'budgetLines:\n  - item: A\n    amount: 1\n  – item: B\n    amount: 2',
    ['4:3 yaml-liste →   - item: B'],
  ],
  [
    'long dashes all through a list',
    'budgetLines:\n  — item: A\n    amount: 1\n  —\u00a0item: B\n    amount: 2',
    ['2:3 yaml-liste →   - item: A', '4:3 yaml-liste →   - item: B'],
  ],
  [
    'dots in place of dashes',
    'values:\n  - Un\n  • Deux\n  – Trois',
    ['3:3 yaml-liste →   - Deux', '4:3 yaml-liste →   - Trois'],
  ],
  [
    'long dashes under a key',
    'gallery:\n  – /a.jpg\n  – /b.jpg',
    ['2:3 yaml-liste →   - /a.jpg', '3:3 yaml-liste →   - /b.jpg'],
  ],
  [
    'a forgotten dash',
    'budgetLines:\n  - item: A\n    amount: 1\n    item: B\n    amount: 2\nnav: C',
    ['4:5 yaml-liste →   - item: B'],
  ],
  [
    'a forgotten dash, less far',
    'budgetLines:\n  - item: A\n    amount: 1\n  item: B\n    amount: 2\nnav: C',
    ['4:3 yaml-liste →   - item: B'],
  ],
  [
    'a first dash forgotten',
    'budgetLines:\n  item: A\n  amount: 1\nnav: C',
    ['2:3 yaml-liste → - item: A'],
  ],
  [
    'no dash in a list',
    'budgetLines:\n    item: A\n    amount: 1\n    item: B\n    amount: 2',
    ['2:5 yaml-liste →   - item: A', '4:5 yaml-liste →   - item: B'],
  ],
  ['a key that leans to the right', 'title: A\n  nav: B', ['2:3 yaml-retrait → nav: B']],
  [
    'a key that leans in a list',
    'values:\n  - title: A\n     text: B\n   icon: livre',
    ['3:6 yaml-retrait →     text: B', '4:4 yaml-retrait →     icon: livre'],
  ],
  ['a key twice', 'title: A\nnav: B\ntitle: C', ['3:1 yaml-cle-double']],
  ['a key twice in a list item', 'values:\n  - title: A\n    title: B', ['3:5 yaml-cle-double']],
  ['a line without key', 'title: A\nbonjour à tous', ['2:1 yaml']],
  ['a lost colon', 'title Bonjour', ['1:1 yaml → title: Bonjour']],
  [
    'a text between quotes that goes on at the margin',
    'excerpt: "Une phrase.\n\nUne autre."\nnav: A',
    ['3:1 yaml-retrait →   Une autre."'],
  ],
  [
    'a text at the margin whose last quote is missing',
    'excerpt: "Une phrase.\nUne autre.\nnav: A',
    ['2:1 yaml-retrait →   Une autre."'],
  ],
  [
    'a text of two lines whose last quote is missing',
    'excerpt: "Une phrase.\n  Une autre.\nnav: A',
    ['2:1 yaml-guillemet →   Une autre."'],
  ],
  [
    'a text at the margin under its key',
    'excerpt:\n\nUne phrase.\n\nUne autre.\nnav: A',
    ['3:1 yaml-retrait →   Une phrase.', '5:1 yaml-retrait →   Une autre.'],
  ],
  [
    'a text at the margin with a colon',
    'excerpt:\nUne phrase :\nla suite.\nnav: A',
    [
      '1:1 yaml-deux-points → excerpt: >',
      '2:1 yaml-retrait →   Une phrase :',
      '3:1 yaml-retrait →   la suite.',
    ],
  ],
  [
    'a folded text at the margin',
    'excerpt: >\nUne phrase : ici.\nUne autre.\nnav: A',
    ['2:1 yaml-retrait →   Une phrase : ici.', '3:1 yaml-retrait →   Une autre.'],
  ],
  ['words after a closed text', 'excerpt: "Une phrase."\nUne autre.', ['2:1 yaml']],
  [
    'a text of quoted words',
    'title: "Culture" et "Nature"',
    ['1:16 yaml-guillemets → title: "« Culture » et « Nature »"'],
  ],
  [
    'a text of words between apostrophes',
    "title: 'Éco' et 'Ndjo'",
    ['1:12 yaml-apostrophe → title: "« Éco » et « Ndjo »"'],
  ],
  ['words after an apostrophe', "title: 'Éco' et la suite", ['1:12 yaml-apostrophe']],
  [
    'a text between curly quotes',
    'title: “Un soir en forêt”',
    ['1:8 yaml-guillemet → title: "Un soir en forêt"'],
  ],
  [
    'a colon between curly quotes',
    'title: “Le Gabon : un pays”',
    ['1:18 yaml-deux-points → title: "Le Gabon : un pays"'],
  ],
  ['a curly quote and a straight one', 'title: “Gabon"', ['1:8 yaml-guillemet → title: "Gabon"']],
  [
    'a quoted word at the end',
    'title: "Il dit “oui”',
    ['1:8 yaml-guillemet → title: "Il dit “oui”"'],
  ],
  [
    'a date between curly quotes',
    'date: “2026-03-01”',
    ['1:7 yaml-guillemet → date: "2026-03-01"'],
  ],
  [
    'an address between curly quotes',
    'image: “/a.jpg” # x',
    ['1:8 yaml-guillemet → image: "/a.jpg" # x'],
  ],
  ['an amount between curly quotes', 'budget: “6000”', ['1:9 yaml-guillemet → budget: 6000']],
  [
    'an invisible sign before a key',
    'title: A\n\u200bnav: B\n\ufefftext: C',
    ['2:1 yaml-espace-insecable → nav: B', '3:1 yaml-espace-insecable → text: C'],
  ],
  [
    'an invisible sign within a key',
    'de\u00adscription: C',
    ['1:3 yaml-espace-insecable → description: C'],
  ],
  [
    'invisible signs around a quoted text',
    'title:\u200b "Le Gabon"\u200b',
    ['1:7 yaml-espace-insecable → title: "Le Gabon"'],
  ],
  [
    'a colon below the first line of a text',
    'excerpt: Un long texte\n  la suite : ici\nnav: A',
    ['2:12 yaml-deux-points'],
  ],
  ['an equals sign', 'title = Le Gabon', ['1:7 yaml → title: Le Gabon']],
  [
    'an equals sign and a colon',
    'title=Le Gabon : oui',
    ['1:6 yaml → title: "Le Gabon : oui"', '1:16 yaml-deux-points → title: "Le Gabon : oui"'],
  ],
  ['two colons', 'title:: Eco', ['1:6 yaml-espace → title: Eco']],
  ['two colons apart', 'title: : Eco', ['1:8 yaml-signe → title: "Eco"']],
  ['a tag', 'title: !!js/function "x"', ['1:8 yaml-etiquette']],
  ['a reserved key', 'title: A\nconstructor: B', ['2:1 cle-interdite']],
  [
    'three faults on one line',
    '\u00a0title:@gabon',
    [
      '1:1 yaml-espace-insecable → title: "@gabon"',
      '1:7 yaml-espace → title: "@gabon"',
      '1:8 yaml-signe → title: "@gabon"',
    ],
  ],
];

describe('each mistake is named at its place, with the line to paste', () => {
  test.each(CASES)('%s', (_name, text, faults) => {
    expect(said(text)).toEqual(faults);
  });

  test.each(CASES)('%s: nothing is advised away', (_name, text) => {
    const hints = readLines(text.split('\n'), 1).faults.filter(({ rule }) => rule === 'yaml');
    expect(hints.filter(({ hint }) => /effacez/i.test(hint ?? ''))).toEqual([]);
  });

  test.each(CASES)('%s: the corrected lines have no fault left', (_name, text) => {
    const lines = text.split('\n');
    const { faults } = readLines(lines, 1);
    if (faults.some(({ suggestion }) => suggestion === undefined)) return;
    for (const { line, suggestion = '' } of faults) lines[line - 1] = suggestion;
    expect(said(lines.join('\n'))).toEqual([]);
  });
});
