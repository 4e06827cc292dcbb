import { expect, test } from 'vitest';
import { reviewOf } from './sample-states.ts';

type Files = Record<string, string>;
/** Title, label, before, after. */
type Expected = readonly [title: string, label: string, before: string, after: string];

const page = (body: string, keys = '') => `---\ntitle: Page\n${keys}---\n\n${body}\n`;
const sheet = (keys: string) => ({ 'initiatives/jardin.mdx': `---\ntitle: Jardin\n${keys}---\n` });
const article = (keys: string) => ({ 'articles/nuit.mdx': `---\ntitle: Une nuit\n${keys}\n---\n` });

const SITE = `donation:
  phone: "+241 00 00 00 00"
  recipient: Prénom Nom
email: contact@site.ga
forms:
  provider: tally
  ids: { partner: abc123 }
radio: https://radio.ga/ecouter
`;
const site = (from = '', to = '') => ({ 'site.yml': SITE.replace(from, to) });

const BUDGET = `budget: 950000
budgetLines:
  - item: Outils
    amount: 350000
  - item: Clôture
    amount: 600000
`;
const RECEIPT = 'receipts:\n  - date: 2026-10-01\n    amount: 25000\n    from: Fête\n';
const DUE = '    due: 2026-12-01\n';
const SAID = '2026-10-01, 25\u202f000\u00a0FCFA, Fête, 2026-12-01';
const votes = (voices: number) =>
  sheet(`vote:\n  until: 2026-12-01\n  counts:\n    - date: 2026-10-01\n      for: ${voices}\n`);

const LINE = 'Une ligne publiée a été modifiée ou retirée';
const AMOUNT = 'Montant (receipts.2026-10-01.amount)';
const fcfa = (amount: string) => `${amount.replaceAll(' ', '\u202f')}\u00a0FCFA`;

const contact = (body: string) => ({ 'pages/contact.mdx': page(body) });
const INDEX = { 'pages/index.mdx': page('Accueil.') };
const LISTED = '## Siéger\n\nUn comité.\n\n';
const PILLARS = '## Quatre piliers\n\n### Le rapport\n\nChaque mois.\n\nLe vote ouvert.\n\n';
const LAST = '## Les règles\n\nPour chacun.';
const POST = 'Une nuit';

const CASES: readonly [name: string, before: Files, after: Files, dangers: readonly Expected[]][] =
  [
    ['nothing', site(), site(), []],
    [
      'the number that receives donations',
      site(),
      site('+241 00 00 00 00', '+241 77 12 34 56'),
      [
        [
          'Argent',
          'Le numéro mobile money qui reçoit les dons (donation.phone)',
          '+241 00 00 00 00',
          '+241 77 12 34 56',
        ],
      ],
    ],
    ['another spelling of that number', site(), site('+241 00 00 00 00', '+24100000000'), []],
    [
      'the recipient of donations',
      site(),
      site('Prénom Nom', 'Quelqu’un'),
      [
        [
          'Argent',
          'Le nom affiché lors du transfert (donation.recipient)',
          'Prénom Nom',
          'Quelqu’un',
        ],
      ],
    ],
    [
      'the id of a form',
      site(),
      site('abc123', 'xyz789'),
      [
        [
          'Formulaire ou carte',
          'L’identifiant du formulaire chez l’hébergeur (ou son adresse) (forms.ids.partner)',
          'abc123',
          'xyz789',
        ],
      ],
    ],
    [
      'the mailbox of the site',
      site(),
      site('contact@site.ga', 'autre@site.ga'),
      [['Courriel', 'L’adresse électronique de contact', 'contact@site.ga', 'autre@site.ga']],
    ],
    [
      'an address, whatever the case of its scheme',
      site(),
      site('https://radio.ga', 'HTTPS://ailleurs.ga'),
      [
        [
          'Adresse d’un autre site',
          'L’adresse d’écoute d’OYERI Radio',
          'https://radio.ga/ecouter',
          'HTTPS://ailleurs.ga/ecouter',
        ],
      ],
    ],
    [
      'a budget and one of its lines',
      sheet(BUDGET),
      sheet(BUDGET.replace('950000', '960000').replace('350000', '360000')),
      [
        ['Argent', 'Budget', fcfa('950 000'), fcfa('960 000')],
        ['Argent', 'Montant (budgetLines.Outils.amount)', fcfa('350 000'), fcfa('360 000')],
      ],
    ],
    [
      'a line inserted into a budget',
      sheet(BUDGET),
      sheet(
        BUDGET.replace('budgetLines:\n', 'budgetLines:\n  - item: Graines\n    amount: 5000\n'),
      ),
      [['Argent', 'Montant (budgetLines.Graines.amount)', '', fcfa('5 000')]],
    ],
    [
      'a published amount',
      sheet(RECEIPT + DUE),
      sheet(RECEIPT.replace('25000', '26000') + DUE),
      [
        [LINE, 'Une ligne publiée a été modifiée (receipts)', SAID, SAID.replace('25', '26')],
        ['Argent', 'Somme réunie', fcfa('25 000'), fcfa('26 000')],
        ['Argent', AMOUNT, fcfa('25 000'), fcfa('26 000')],
      ],
    ],
    [
      'the day of a promised proof',
      sheet(RECEIPT + DUE),
      sheet(RECEIPT + DUE.replace('12-01', '12-31')),
      [[LINE, 'Une ligne publiée a été modifiée (receipts)', SAID, SAID.replace('12-01', '12-31')]],
    ],
    [
      'a removed published line',
      sheet(RECEIPT + DUE),
      sheet(''),
      [
        [LINE, 'Une ligne publiée a été retirée (receipts)', SAID, ''],
        ['Argent', 'Somme réunie', fcfa('25 000'), ''],
        ['Argent', AMOUNT, fcfa('25 000'), ''],
      ],
    ],
    [
      'a proof in place of its day',
      sheet(RECEIPT + DUE),
      sheet(`${RECEIPT}    proof: /images/recu.jpg\n`),
      [],
    ],
    [
      'a published count of votes, in voices and not in money',
      votes(128),
      votes(129),
      [
        [
          LINE,
          'Une ligne publiée a été modifiée (vote.counts)',
          '2026-10-01, 128',
          '2026-10-01, 129',
        ],
      ],
    ],
    [
      'a step of the history of a project',
      sheet('history:\n  - date: 2026-10-01\n    status: En vote\n'),
      sheet('history:\n  - date: 2026-10-01\n    status: En collecte\n'),
      [
        [
          LINE,
          'Une ligne publiée a été modifiée (history)',
          '2026-10-01, En vote',
          '2026-10-01, En collecte',
        ],
        ['État d’un projet', 'État (history.2026-10-01.status)', 'En vote', 'En collecte'],
      ],
    ],
    [
      'two prices that change places',
      {
        'pages/prix.mdx': page(
          '',
          'services:\n  - title: A\n    price: 30 €\n  - title: B\n    price: 50 €\n',
        ),
      },
      {
        'pages/prix.mdx': page(
          '',
          'services:\n  - title: A\n    price: 50 €\n  - title: B\n    price: 30 €\n',
        ),
      },
      [
        ['Argent', 'Prix (services.A.price)', '30 €', '50 €'],
        ['Argent', 'Prix (services.B.price)', '50 €', '30 €'],
      ],
    ],
    [
      'an amount in a text, with what stays elsewhere in it',
      contact('Il reste 52 500 FCFA.\n\nDont 4 000 FCFA.'),
      contact('Il reste 102 500 FCFA.\n\nEncore 4 000 FCFA, c’est peu.'),
      [['Argent', 'Montant', '52 500 FCFA', '102 500 FCFA']],
    ],
    [
      'an e-mail and a link of a text',
      contact('Écrire à [moi](mailto:a@site.ga) ou sur [le réseau](https://reseau.ga/moi).'),
      contact(
        'Écrire à [moi](mailto:a@site.ga?subject=Don%20de%20100) ou sur [le réseau](https://pirate.example/moi).',
      ),
      [
        ['Courriel', 'Courriel', 'a@site.ga', 'a@site.ga?subject=Don de 100'],
        [
          'Adresse d’un autre site',
          'Adresse d’un autre site',
          'https://reseau.ga/moi',
          'https://pirate.example/moi',
        ],
      ],
    ],
    [
      'numbers with hidden or unusual characters',
      contact('Appelez.'),
      contact(
        'Appelez +241\u200b 66 44\u00ad 55 66, (+241) 77 44 55 66, 62 44 55 66 ou wa.me/24165445566.',
      ),
      [
        ['Téléphone', 'Téléphone', '', '+241 66 44 55 66, (+241) 77 44 55 66, 62 44 55 66'],
        ['Adresse d’un autre site', 'Adresse d’un autre site', '', 'wa.me/24165445566.'],
      ],
    ],
    [
      'a number in the property of a block',
      contact('<ButtonLink href="tel:+24177000001" label="Appeler" />'),
      contact('<ButtonLink href="tel:+24166000001" label="Appeler" />'),
      [['Téléphone', 'Téléphone', '+24177000001', '+24166000001']],
    ],
    ...[
      'notices.yml: support:\n  message: "WORDS"\n',
      'interface/fr.json: { "register": { "left": "WORDS" } }',
      'formulaires/partner.yml: title: Partenaire\nintro: "WORDS"\n',
    ].map((one): (typeof CASES)[number] => {
      const [path = '', ...rest] = one.split(': ');
      const text = rest.join(': ');
      const key =
        { 'notices.yml': 'support.message', 'interface/fr.json': 'register.left' }[path] ??
        'Introduction';
      return [
        `a sentence of ${path}`,
        { [path]: text.replace('WORDS', 'Merci de votre don.') },
        {
          [path]: text.replace(
            'WORDS',
            'Un don ? +241 77 66 55 44, moi@ailleurs.ga ou https://ailleurs.ga/don',
          ),
        },
        [
          ['Téléphone', key, '', '+241 77 66 55 44'],
          ['Courriel', key, '', 'moi@ailleurs.ga'],
          ['Adresse d’un autre site', key, '', 'https://ailleurs.ga/don'],
        ],
      ];
    }),
    [
      'a new page, with a number that the site has and one that it has not',
      site(),
      { ...site(), 'pages/don.mdx': page('+241 00 00 00 00 ou +241 66 66 66 66') },
      [['Téléphone', 'Téléphone', '', '+241 66 66 66 66']],
    ],
    [
      'a draft that becomes public',
      article('draft: true'),
      article(''),
      [['Publication', POST, 'brouillon', 'Deviendra public dès la fusion']],
    ],
    [
      'a draft with a future day',
      article('draft: true'),
      article('date: 2099-03-05'),
      [['Publication', POST, 'brouillon', 'Deviendra public le 5\u00a0mars 2099']],
    ],
    [
      'a new text with a future day',
      {},
      article('date: 2099-03-01'),
      [['Publication', POST, '', 'Deviendra public le 1er\u00a0mars 2099']],
    ],
    [
      'a text that becomes a draft',
      article('date: 2026-01-01'),
      article('draft: true'),
      [['Publication', POST, 'en ligne', 'brouillon']],
    ],
    ['a new draft', {}, article('draft: true'), []],
    ['a new text of today', {}, article('date: 2026-01-01'), []],
    [
      'a removed page',
      { ...INDEX, ...contact('Un.') },
      INDEX,
      [['Page supprimée', 'Page', '/contact', '']],
    ],
    [
      'a page that moved and changed',
      { ...INDEX, 'pages/prix.mdx': page('Dès 10 000 FCFA.').replace('Page', 'Nos prix') },
      { ...INDEX, 'pages/tarifs.mdx': page('Dès 90 000 FCFA.').replace('Page', 'Nos prix') },
      [
        ['Argent', 'Montant', '10 000 FCFA', '90 000 FCFA'],
        ['Page qui change d’adresse', 'Nos prix', '/prix', '/tarifs'],
      ],
    ],
    [
      'a file under another name with the same address',
      sheet('slug: jardin\n'),
      { 'initiatives/le-jardin.mdx': '---\ntitle: Jardin\nslug: jardin\n---\n' },
      [],
    ],
    [
      'a removed redirection, not one whose address is a page again',
      { ...INDEX, ...contact('Un.'), 'redirections.yml': '/ecrire: /contact\n/avis: /contact\n' },
      { ...INDEX, ...contact('Un.'), 'pages/avis.mdx': page('Deux.').replace('Page', 'Avis') },
      [['Ancienne adresse qui ne mène plus nulle part', '/ecrire', '/contact', '']],
    ],
    [
      'a section removed with its heading',
      contact(LISTED + PILLARS + LAST),
      contact(LISTED + LAST),
      [['Partie supprimée', 'Quatre piliers', '', '']],
    ],
    [
      'a section that moved',
      contact(LISTED + PILLARS + LAST),
      contact(LISTED + LAST + PILLARS),
      [],
    ],
    [
      'a section with another title',
      contact(LISTED + PILLARS),
      contact(LISTED + PILLARS.replace('Quatre', 'Cinq')),
      [],
    ],
    [
      'a removed answer',
      { 'faq/01-qui.mdx': '---\nquestion: Qui ?\n---\n\nVous.\n' },
      {},
      [['Partie supprimée', 'Qui ?', '', '']],
    ],
    [
      'a legal page',
      { 'pages/mentions-legales.mdx': page('Éditrice du site.') },
      { 'pages/mentions-legales.mdx': page('Éditeur du site.') },
      [['Texte qui engage', 'Page', '', '']],
    ],
    [
      'the charter',
      { 'charte/01-objet.mdx': page('Un texte.') },
      { 'charte/01-objet.mdx': page('Un autre texte.') },
      [['Texte qui engage', 'Page', '', '']],
    ],
    [
      'a removed article of the charter',
      { 'charte/01-objet.mdx': page('Un texte.') },
      {},
      [['Texte qui engage', 'Page', '', '']],
    ],
  ];

test.each(CASES)('%s', async (_, before, after, expected) => {
  const { dangers } = await reviewOf({ content: before }, { content: after });
  expect(
    dangers.map(({ title, label, before: old, after: now }) => [title, label, old, now]),
  ).toEqual(expected);
});

test.each([
  ['the French text alone', { contact: 'Appelez.' }, true],
  ['both', { contact: 'Appelez.', 'en/contact': 'Call me.' }, false],
  ['the translation alone', { 'en/contact': 'Call me.' }, false],
  ['a comment that no visitor sees', { contact: 'Écrivez-moi. <!-- x -->' }, false],
])('a translation is to be read again when %s changes', async (_, words, isTold) => {
  const state = (texts: Files) => ({
    content: Object.fromEntries(
      Object.entries(texts).map(([name, text]) => [`pages/${name}.mdx`, page(text)]),
    ),
  });
  const before = { contact: 'Écrivez-moi.', 'en/contact': 'Write to me.' };
  const { dangers } = await reviewOf(state(before), state({ ...before, ...words }));
  const label =
    'content/pages/en/contact.mdx traduit content/pages/contact.mdx, qui change sans sa traduction';
  expect(dangers.map((one) => [one.label, one.routes])).toEqual(
    isTold ? [[label, ['/en/contact']]] : [],
  );
});

test('a lost page and a lost redirection come with the line that mends them, unless it is there', async () => {
  const before = { ...INDEX, ...contact('Un.'), 'redirections.yml': '/ecrire: /contact\n' };
  const remedies = async (after: Files) =>
    (await reviewOf({ content: before }, { content: { ...INDEX, ...after } })).dangers.map(
      ({ remedy }) => remedy,
    );
  expect(await remedies({})).toEqual(['/contact: /', '/ecrire: /']);
  expect(await remedies({ 'redirections.yml': '/ecrire: /\n/contact: /\n' })).toEqual([undefined]);
});

test('a generated page that disappears is a removed page', async () => {
  const pages = { '/': 'x', '/je-participe/tableau-de-bord': 'x' };
  const { dangers } = await reviewOf({ content: {}, pages }, { content: {}, pages: { '/': 'x' } });
  expect(dangers.map(({ title, before, remedy }) => [title, before, remedy])).toEqual([
    ['Page supprimée', '/je-participe/tableau-de-bord', '/je-participe/tableau-de-bord: /'],
  ]);
});

test('a published proof with other bytes is a danger with both pictures; a picture that proves nothing is none', async () => {
  const state = (picture: string, keys: string) => ({
    content: { ...sheet(RECEIPT + keys), 'images/recu.svg': picture },
  });
  const proof = '    proof: /images/recu.svg\n';
  const { dangers } = await reviewOf(state('<svg/>', proof), state('<svg></svg>', proof));
  expect(dangers).toMatchObject([
    {
      title: 'Une preuve a été remplacée',
      file: 'content/images/recu.svg',
      before: expect.stringMatching(/^[0-9a-f]{64}$/),
      after: expect.stringMatching(/^[0-9a-f]{64}$/),
      pictures: {
        before: expect.stringMatching(/recu\.svg$/),
        after: expect.stringMatching(/recu\.svg$/),
      },
    },
  ]);
  const other = await reviewOf(state('<svg/>', DUE), state('<svg></svg>', DUE));
  expect(other.dangers).toEqual([]);
  expect(other.sections.map(({ title }) => title)).toEqual(['Images et documents']);
});

test('thousands of published lines, and long runs of digits and letters, are compared in time', async () => {
  const lines = '  - amount: 1\n    from: Don\n'.repeat(1000);
  const state = (collected: number) => ({
    content: sheet(`collected: ${collected}\nreceipts:\n${lines}`),
  });
  expect((await reviewOf(state(0), state(9))).dangers.map(({ after }) => after)).toEqual([
    fcfa('9'),
  ]);
  const run = (text: string) => ({ content: { 'notices.yml': `a: { title: "${text}" }\n` } });
  for (const text of ['a', '1', '1 ']) {
    const { dangers } = await reviewOf(run('x'), run(text.repeat(300_000)));
    expect(dangers).toEqual([]);
  }
});
