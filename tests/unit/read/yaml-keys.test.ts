import { type Case, holdCases } from './yaml-cases.ts';

const CASES: Case[] = [
  [
    'a key that lost its margin, first under its parent',
    'documents:\ncv: https://a.ga/cv.pdf # mon CV\n  statutes: https://a.ga/s.pdf\n  logo: https://a.ga/l.png\nnav: A',
    ['2:1 yaml-retrait →   cv: https://a.ga/cv.pdf # mon CV'],
  ],
  [
    'a key that lost its margin, as one of the outer level',
    'phone: "1"\ndonation:\nphone: "2"\n  recipient: B\nnav: A',
    ['3:1 yaml-retrait →   phone: "2"'],
  ],
  [
    'a key that lost its margin, among others',
    'documents:\n  cv: a\nlogo: b\n\n  # les statuts\n  statutes: c\nnav: A',
    ['3:1 yaml-retrait →   logo: b'],
  ],
  [
    'a key that lost its margin, in an element of a list',
    'donations:\n  - title: A\namount: 5000\n    text: b\n  - title: B\n    amount: 6000',
    ['3:1 yaml-retrait →     amount: 5000'],
  ],
  [
    'a key that lost its margin, at the end of an element',
    'donations:\n  - title: A\namount: 5000\n  - title: B\n    amount: 6000',
    ['3:1 yaml-retrait →     amount: 5000'],
  ],
  [
    'a key pushed to the right',
    'title: A\n  description: B\nnav: C',
    ['2:3 yaml-retrait → description: B'],
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
    'no space, in a list',
    'values:\n  - title:Courage\n    text:Oser',
    ['2:10 yaml-espace →   - title: Courage', '3:9 yaml-espace →     text: Oser'],
  ],
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
    ['4:5 yaml-cle-double'],
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
  ['a lost colon', 'title Bonjour', ['1:1 yaml']],
  [
    'two dashes for one, at the margin',
    'budgetLines:\n-- item: A\n  amount: 1',
    ['2:1 yaml-liste → - item: A'],
  ],
  ['two colons', 'title:: Eco', ['1:6 yaml-espace → title: Eco']],
  ['a reserved key', 'title: A\nconstructor: B', ['2:1 cle-interdite']],
  ['a key between signs', '**title:** Eco\nnav: A', ['1:1 yaml']],
  ['a key without colon above its list', 'values\n  - title: A\nnav: B', ['1:1 yaml']],
  ['a dash before a key of the left margin', 'title: Eco\n- nav: A', ['2:1 yaml-liste']],
  ['a plus for a dash', 'values:\n  + title: A\n    text: B', ['2:3 yaml-liste →   - title: A']],
];

holdCases('keys and lists', CASES);
