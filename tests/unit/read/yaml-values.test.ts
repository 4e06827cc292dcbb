import { type Case, holdCases } from './yaml-cases.ts';

const CASES: Case[] = [
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
  ['two colons apart', 'title: : Eco', ['1:8 yaml-signe → title: "Eco"']],
  ['a tag', 'title: !!js/function "x"', ['1:8 yaml-etiquette']],
  [
    'three faults on one line',
    '\u00a0title:@gabon',
    [
      '1:1 yaml-espace-insecable → title: "@gabon"',
      '1:7 yaml-espace → title: "@gabon"',
      '1:8 yaml-signe → title: "@gabon"',
    ],
  ],
  ['a bracket left open', 'nav: [\nlang: fr', ['1:6 yaml-guillemet → nav: "["']],
  ['a list left open', 'documents: [a, b\nnav: A', ['1:12 yaml-guillemet → documents: [a, b]']],
  [
    'an inner brace left open',
    'figures: [{value: 1}, {value: 2\nnav: A',
    ['1:23 yaml-guillemet → figures: [{value: 1}, {value: 2}]'],
  ],
  [
    'a bracket left open in a text',
    'title: [Vidéo, 3 min',
    ['1:8 yaml-guillemet → title: "[Vidéo, 3 min"'],
  ],
  [
    'a list left open before a remark',
    'documents: [a, b # à voir',
    ['1:12 yaml-guillemet → documents: [a, b] # à voir'],
  ],
  ['a quote left open in a list', 'tags: [a, "b]', ['1:11 yaml-guillemet']],
];

holdCases('quotes, colons and signs that YAML keeps for itself', CASES);
