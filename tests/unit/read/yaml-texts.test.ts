import { type Case, holdCases } from './yaml-cases.ts';

const CASES: Case[] = [
  [
    'a text between quotes that goes on at the margin',
    'excerpt: "Une phrase.\n\nUne autre."\nnav: A',
    ['3:1 yaml-retrait →   Une autre."'],
  ],
  [
    'a text at the margin whose last quote is missing',
    'excerpt: "Une phrase.\nUne autre.\nnav: A',
    ['1:10 yaml-guillemet'],
  ],
  [
    'a text of two lines whose last quote is missing',
    'excerpt: "Une phrase.\n  Une autre.\nnav: A',
    ['1:10 yaml-guillemet'],
  ],
  [
    'a text whose last quote is missing, above a remark',
    'title: "Une page\n\n# Une remarque\n# et sa suite\nexcerpt: "Une phrase."',
    ['1:8 yaml-guillemet → title: "Une page"'],
  ],
  [
    'a text whose last quote is missing, above a remark that is shifted',
    'hero:\n  text: "Une phrase\n  # Une remarque\n    # et sa suite\nnav: A',
    ['2:9 yaml-guillemet →   text: "Une phrase"'],
  ],
  [
    'a text whose last quote is missing, above a remark that ends the frontmatter',
    "title: 'Une page\n# Une remarque",
    ['1:8 yaml-guillemet → title: "Une page"'],
  ],
  [
    'a text whose last quote is missing, beside a remark',
    'nav: "A # une remarque\n\n# Une autre\ntitle: B',
    ['1:6 yaml-guillemet → nav: "A" # une remarque'],
  ],
  [
    'a text at the margin under its key',
    'excerpt:\n\nUne phrase.\n\nUne autre.\nnav: A',
    ['3:1 yaml-retrait →   Une phrase.', '5:1 yaml-retrait →   Une autre.'],
  ],
  [
    'a text at the margin with a colon',
    'excerpt:\nUne phrase :\nla suite.\nnav: A',
    ['1:9 yaml-deux-points'],
  ],
  [
    'a folded text at the margin',
    'excerpt: >\nUne phrase : ici.\nUne autre.\nnav: A',
    ['2:1 yaml-retrait →   Une phrase : ici.', '3:1 yaml-retrait →   Une autre.'],
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
    'a colon below a text, beside a remark',
    'excerpt: Un texte\n  la suite : ici # une remarque',
    ['1:10 yaml-deux-points'],
  ],
  [
    'a colon below a text, on a line that leans',
    'excerpt: Un texte\n  la suite\n    et : là',
    ['1:10 yaml-deux-points'],
  ],
];

holdCases('texts of several lines', CASES);
