import { expect, test } from 'vitest';
import { fixedLines, withFix } from '../../../src/values/positions.ts';
import { readLines } from './read-lines.ts';

const report = (text: string) =>
  readLines(text).issues.map(
    ({ line, column, rule, fix }) =>
      `${line}:${column} ${rule}${fix ? ` → ${fixedLines(text, fix).text}` : ''}`,
  );

/** What an editor wrote, and each issue as `line:column rule → corrected line`. */
test.each<[name: string, text: string, issues: string[]]>([
  [
    'a key that lost its margin, first under its parent',
    'documents:\ncv: https://a.ga/cv.pdf # mon CV\n  statutes: https://a.ga/s.pdf\n  logo: https://a.ga/l.png\nnav: A',
    ['3:1 yaml-retrait'],
  ],
  [
    'a key that lost its margin, in an element of a list',
    'donations:\n  - title: A\namount: 5000\n    text: b\n  - title: B\n    amount: 6000',
    ['4:5 yaml-retrait'],
  ],
  ['a key pushed to the right', 'title: A\n  description: B\nnav: C', ['2:3 yaml-retrait']],
  [
    'no space, in a list',
    'values:\n  - title:Courage\n    text:Oser',
    ['2:10 yaml-espace →   - title: Courage', '3:9 yaml-espace →     text: Oser'],
  ],
  ['a list that leans', 'values:\n  - title: A\n - title: B\n   - title: C', ['3:1 yaml-retrait']],
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
    'a forgotten dash',
    'budgetLines:\n  - item: A\n    amount: 1\n    item: B\n    amount: 2\nnav: C',
    ['4:5 yaml-cle-double'],
  ],
  ['a lost colon', 'title Bonjour', ['1:1 yaml']],
  ['no colon between addresses', '/a /b', ['1:1 yaml-espace → /a: /b']],
  ['an arrow between addresses', '/a -> /b', ['1:1 yaml-espace → /a: /b']],
  ['a key between signs', '**title:** Eco\nnav: A', ['1:12 yaml-signe']],
  ['a key without colon above its list', 'values\n  - title: A\nnav: B', ['2:3 yaml-retrait']],
  ['a dash before a key of the left margin', 'title: Eco\n- nav: A', ['2:1 yaml-liste']],
  [
    'a key pushed to the column of an inner list, under a right dash',
    'services:\n  - title: A\n    items:\n      - name: B\n  - title: C\n        text: D',
    ['6:9 yaml-retrait'],
  ],
  [
    'a text between quotes that goes on at the margin',
    'excerpt: "Une phrase.\n\nUne autre."\nnav: A',
    ['1:10 yaml-guillemets'],
  ],
  [
    'a text of two lines whose last quote is missing',
    'excerpt: "Une phrase.\n  Une autre.\nnav: A',
    ['1:10 yaml-guillemets'],
  ],
  [
    'a text whose last quote is missing, above a remark',
    'title: "Une page\n\n# Une remarque\n# et sa suite\nexcerpt: "Une phrase."',
    ['1:8 yaml-guillemets → title: "Une page"'],
  ],
  [
    'a text at the margin under its key',
    'excerpt:\n\nUne phrase.\n\nUne autre.\nnav: A',
    ['3:1 yaml'],
  ],
  ['words after a closed text', 'excerpt: "Une phrase."\nUne autre.', ['2:1 yaml']],
  [
    'a colon below the first line of a text',
    'excerpt: Un long texte\n  la suite : ici\nnav: A',
    ['1:10 yaml-deux-points'],
  ],
  [
    'a colon below the first line of an item',
    'details:\n  - Un texte\n    la suite : ici\n  - Un autre',
    ['2:5 yaml-deux-points'],
  ],
  [
    'a colon at the end',
    'title: Nos projets :',
    ['1:20 yaml-deux-points → title: "Nos projets :"'],
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
  ['the space on the wrong side', 'title :Bonjour', ['1:7 yaml-espace → title: Bonjour']],
  [
    'two quotes left open',
    'title: "Bonjour\nnav: "Page',
    ['1:8 yaml-guillemets → title: "Bonjour"', '2:6 yaml-guillemets → nav: "Page"'],
  ],
  ['a quote closed by a curly one', 'title: "Bonjour”', ['1:8 yaml-guillemets → title: "Bonjour"']],
  ['an apostrophe left open', "title: 'Bonjour", ['1:8 yaml-guillemets → title: "Bonjour"']],
  ['a quote never opened', 'title: Bonjour"', ['1:8 yaml-guillemets → title: "Bonjour"']],
  ['words after the quotes', 'title: "Bonjour" tout le monde', ['1:8 yaml-guillemets']],
  ['an apostrophe in apostrophes', "title: 'L'été'", ['1:8 yaml-guillemets → title: "L\'été"']],
  ['a backslash', 'title: "C:\\photos"', ['1:8 yaml-signe']],
  ['italics that begin a text', 'title: *gras* ou', ['1:8 yaml-signe → title: "gras ou"']],
  ['bold around a text', 'title: **Gras : ou** # à', ['1:8 yaml-signe → title: "Gras : ou" # à']],
  ['a link as a text', 'title: [Gras](/contact) ou', ['1:8 yaml-signe → title: "Gras ou"']],
  [
    'a picture as an address',
    'image: ![a](/images/a.svg)',
    ['1:8 yaml-signe → image: "/images/a.svg"'],
  ],
  ['a text that begins with [', 'title: [Nouveau] ou', ['1:8 yaml-signe → title: "[Nouveau] ou"']],
  ['a text that begins with -', 'title: - tiret', ['1:8 yaml-signe → title: "- tiret"']],
  [
    'a word lost behind a hash',
    'title: Projet #1 du Gabon',
    ['1:8 yaml-signe → title: "Projet #1 du Gabon"'],
  ],
  ['an anchor link', 'href: #chiffres', ['1:7 yaml-signe → href: "#chiffres"']],
  ['a doubtful remark', 'title: Projet # le premier', ['1:15 yaml-signe']],
  ['a text of quoted words', 'title: "Culture" et "Nature"', ['1:8 yaml-guillemets']],
  [
    'a colon between curly quotes',
    'title: “Le Gabon : un pays”',
    ['1:18 yaml-deux-points → title: "Le Gabon : un pays"'],
  ],
  [
    'a quoted word at the end',
    'title: "Il dit “oui”',
    ['1:8 yaml-guillemets → title: "Il dit “oui”"'],
  ],
  ['a key joined to the line above', 'title: Eco nav: Page', ['1:8 yaml-deux-points']],
  ['two colons apart', 'title: : Eco', ['1:8 yaml-signe → title: "Eco"']],
  ['a tag', 'title: !!js/function "x"', ['1:8 yaml-signe']],
  ['a list left open', 'documents: [a, b\nnav: A', ['1:12 yaml-guillemets']],
])('%s', (_name, text, expected) => {
  expect(report(text)).toEqual(expected);
  const { issues } = readLines(text);
  if (issues.some(({ fix }) => !fix)) return;
  // From the last line up, so that the offsets of the others stay.
  const fixes = issues.flatMap(({ fix }) => fix ?? []).sort((a, b) => b.from - a.from);
  expect(report(fixes.reduce(withFix, text))).toEqual([]);
});

test('several mistakes of a line have one corrected line', () => {
  expect(report('nav: A\ntitle:@gabon')).toEqual([
    '2:6 yaml-espace → title: "@gabon"',
    '2:8 yaml-signe → title: "@gabon"',
  ]);
});

/** What word processors and telephones write, and the same in plain YAML. */
test.each([
  ['title\u202f: Bonjour', 'title: Bonjour'],
  ['title:\u00a0Bonjour', 'title: Bonjour'],
  ['nav: A\n\u00a0title: B', 'nav: A\ntitle: B'],
  ['values:\n\u00a0 - title: A', 'values:\n  - title: A'],
  ['values:\n\t- title: A\n\t\ttext: B', 'values:\n  - title: A\n    text: B'],
  ['title: A\n\u200bnav: B\n\ufefftext: C', 'title: A\nnav: B\ntext: C'],
  ['de\u00adscription: C', 'description: C'],
  ['title:\u200b "Le Gabon"\u200b', 'title: "Le Gabon"'],
  ['title: “Un soir en forêt”', 'title: Un soir en forêt'],
  ['title: ‘Un soir’ # à remplacer', 'title: Un soir'],
  ['title: “Gabon"', 'title: Gabon'],
  ['budget: “6000”', 'budget: "6000"'],
])('%j is read as %j', (written, plain) => {
  expect(readLines(written).issues).toEqual([]);
  expect(readLines(written).data).toEqual(readLines(plain).data);
});
