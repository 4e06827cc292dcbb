import { describe, expect, test } from 'vitest';
import { blockComponents as blocks } from '../../../src/blocks/index.ts';
import { Outcome } from '../../../src/blocks/register/outcome.tsx';
import { VoteState } from '../../../src/blocks/register/vote-state.tsx';
import { Register } from '../../../src/layouts/register/register.tsx';
import type { FrontmatterOf } from '../../../src/site/kinds/index.ts';
import { html, words } from './render.tsx';
import { sheet, siteOf } from './sample-site.ts';

type Changes = Partial<FrontmatterOf<'initiative'>>;

const card = (changes: Changes) => html(siteOf([sheet(changes)]), <blocks.InitiativeList />);

const panel = (changes: Changes) => {
  const page = sheet(changes);
  return html(siteOf([page], page), <blocks.SupportPanel />);
};

test.each([
  { collected: 1_000_000, budget: 4_000_000, shown: 25, drawn: 25 },
  { collected: 6_000, budget: 4_000, shown: 150, drawn: 100 },
])('$collected collected of $budget is $shown %', ({ collected, budget, shown, drawn }) => {
  const markup = card({ collected, budget });
  expect(words(markup)).toContain(`${shown} % du budget collecté`);
  expect(markup).toMatch(
    new RegExp(`<progress aria-label="Financement[^"]*" aria-valuenow="${drawn}" value="${drawn}"`),
  );
});

test('beside 100 % stands what is missing, beside 0 % what was given', () => {
  expect(words(panel({ collected: 9_460_000, budget: 9_500_000 }))).toContain(
    '100 % du budget collecté Il manque encore 40 000 FCFA.',
  );
  expect(words(panel({ collected: 1, budget: 9_500_000 }))).toContain(
    '0 % du budget collecté Déjà réuni : 1 FCFA.',
  );
});

test('a name of any direction stands apart from the words behind it', () => {
  const page = sheet({ team: [{ name: 'ليلى', role: '2 fois par mois' }] });
  expect(html(siteOf([page], page), <Register entry={page} />)).toMatch(
    /<bdi[^>]*>ليلى<\/bdi><\/strong> – 2/,
  );
});

test('a register shows each line with its day, its source, its sum and its proof or the day of it, and the sums', () => {
  const page = sheet({
    receipts: [
      { date: '2026-02-05', amount: 50_000, from: 'Une fête', proof: '/images/recu.svg' },
      { date: '2026-03-05', amount: 25_000, from: 'Un partenaire', due: '2026-04-10' },
    ],
    expenses: [{ date: '2026-03-12', amount: 12_000, item: 'Papier', due: '2099-01-10' }],
  });
  const site = siteOf([page], page);
  const pictures = {
    '/images/recu.svg': { src: '/recu.svg', width: 9, height: 9, sources: [] },
  };
  const digests = { '/images/recu.svg': 'ab12' };
  const manifest = { ...site.manifest, pictures, digests };
  expect(words(html({ ...site, manifest }, <Register entry={page} />))).toContain(
    'Recettes Date Origine Montant Preuve ' +
      '5 mars 2026 Un partenaire 25 000 FCFA attendue depuis le 10 avril 2026 ' +
      '5 février 2026 Une fête 50 000 FCFA Voir la preuve Empreinte SHA-256 ab12 ' +
      'Total collecté 75 000 FCFA Dépenses Date Dépense Montant Preuve ' +
      '12 mars 2026 Papier 12 000 FCFA promise pour le 10 janvier 2099 ' +
      'Total dépensé 12 000 FCFA Il reste 63 000 FCFA à employer.',
  );
});

test('a correction promises no proof, on the sheet and beside it', () => {
  const page = sheet({
    receipts: [
      { date: '2026-03-05', amount: 25_000, from: 'Une fête', proof: 'https://exemple.ga/a.pdf' },
      { date: '2026-03-09', amount: -5000, from: 'Une fête', reason: 'Un billet compté deux fois' },
    ],
  });
  expect(words(html(siteOf([page], page), <Register entry={page} />))).toContain(
    '9 mars 2026 Une fête (Un billet compté deux fois) −5 000 FCFA – 5 mars 2026',
  );
  expect(words(panel(page.frontmatter))).toContain(
    'Une fête (Un billet compté deux fois) − 5 000 FCFA 9 mars 2026 Une fête + 25 000 FCFA',
  );
});

test('a finished project asks for nothing, and says what came of it', () => {
  const page = sheet({
    status: 'Terminé',
    support: { phone: '+241 77 00 11 22', recipient: 'Aline' },
    needs: [
      { what: 'Des bras', status: 'cherché' },
      { what: 'Une pompe', status: 'trouvé' },
    ],
    history: [{ date: '2026-05-02', status: 'Terminé', reason: 'Le puits donne de l’eau.' }],
    receipts: [
      { date: '2026-03-05', amount: 25_000, from: 'Une fête', proof: 'https://exemple.ga/a.pdf' },
    ],
  });
  const register = words(html(siteOf([page], page), <Register entry={page} />));
  expect(register).toContain('Solde en fin de projet : 25 000 FCFA.');
  expect(register).not.toMatch(/employer|Des bras/);
  expect(register).toContain('trouvé Une pompe');
  expect(words(html(siteOf([page], page), <Outcome entry={page} />))).toBe(
    'Ce qui a été fait Terminé le 2 mai 2026 : Le puits donne de l’eau. Collecté 1 000 000 FCFA',
  );
});

describe('the support panel', () => {
  test('shows the money, the days left and three buttons that are not open yet', () => {
    const markup = panel({ daysRemaining: 30 });
    expect(words(markup)).toBe(
      'En collecte 30 jours restants 25 % du budget collecté ' +
        'Collecté 1 000 000 FCFA Budget 4 000 000 FCFA ' +
        'Qui reçoit l’argent Ces points paraîtront ici avant tout don : organisme, ' +
        'personne responsable, enregistrement, opérateur mobile money, ' +
        'numéro à appeler avant d’envoyer. Posez-nous la question ' +
        'Soutenir ce projet Bientôt Partager Bientôt ' +
        'Suivre les actualités Bientôt ' +
        'Ces trois services seront bientôt disponibles.',
    );
    expect(markup.match(/(?<=data-notice-message=")[^"]+/g)).toEqual([
      'Le soutien aux projets sera bientôt activé.',
      'Le partage arrive bientôt.',
      'L’inscription aux actualités arrive bientôt.',
    ]);
  });

  test('frames figures as an example while nobody can give, and names no stage but the status', () => {
    const changes = { collected: 0, daysRemaining: 30 };
    expect(words(panel(changes))).toMatch(/^En collecte 30 jours restants Exemple de chiffres 0 %/);
    expect(words(card(changes))).toContain('En collecte Lieu');
    expect(words(card(changes))).toContain('Exemple de chiffres 0 % du budget');
    expect(words(card(changes))).not.toContain('Terminé');
    const support = { phone: '+241 77 00 11 22', recipient: 'Aline' };
    expect(words(panel({ ...changes, support }))).toMatch(/^En collecte 30/);
  });

  test('shows the number and the reference while its collection is open, and on no other day', () => {
    const support = { phone: '+241 77 00 11 22', recipient: 'Aline' };
    // The site of the tests is of 2026-12-31.
    for (const [changes, isOpen] of [
      [{ ends: '2026-12-31' }, true],
      [{ ends: '2026-12-30' }, false],
      [{ status: 'En cours' }, true],
      [{ status: 'En vote' }, false],
      [{ status: 'Terminé' }, false],
    ] as const) {
      const shown = words(panel({ support, ...changes }));
      expect(/JP - un-puits-pour-tous/.test(shown), JSON.stringify(changes)).toBe(isOpen);
      expect(/77 00 11 22/.test(shown), JSON.stringify(changes)).toBe(isOpen);
    }
  });

  test('leads to a conversation with the project, but not while it is voted on', () => {
    const messaging = 'https://wa.me/24177001122';
    const support = { phone: '+241 77 00 11 22', recipient: 'Aline', messaging };
    const page = sheet({ support, status: 'En vote', vote: { until: '2099-01-01' } });
    const { manifest, ...site } = siteOf([page], page);
    const settings = { ...manifest.settings, participe: { vote: 'actif' as const } };
    const voted = html({ ...site, manifest: { ...manifest, settings } }, <blocks.SupportPanel />);
    expect([panel({ support }).includes(messaging), voted.includes(messaging)]).toEqual([
      true,
      false,
    ]);
  });

  test('shows the last three movements with their proof; its card shows none, and no number', () => {
    const changes: Changes = {
      support: { phone: '+241 77 00 11 22', recipient: 'Aline' },
      receipts: ['01', '02', '03'].map((day) => ({
        ...{ date: `2026-02-${day}`, amount: 1000, from: `Don ${day}` },
        proof: 'https://exemple.ga/recu.pdf',
      })),
      expenses: [{ date: '2026-02-02', amount: 500, item: 'Papier', due: '2099-01-10' }],
    };
    const shown =
      'Derniers mouvements Don 03 + 1 000 FCFA 3 février 2026 · Voir la preuve (nouvel onglet) ' +
      'Papier − 500 FCFA 2 février 2026 · Preuve promise pour le 10 janvier 2099 ' +
      'Don 02 + 1 000 FCFA 2 février 2026 · Voir la preuve (nouvel onglet)';
    expect(words(panel(changes))).toContain(`${shown} Toutes les recettes et dépenses`);
    expect(words(card(changes))).toMatch(/Bénéficiaire Aline /);
    expect(words(card(changes))).not.toContain('Derniers mouvements');
    expect(card(changes)).not.toContain('77 00');
  });

  test('has no button for gifts to a finished project, and its card has none', () => {
    const markup = panel({ status: 'Terminé' });
    expect(words(markup)).toMatch(/FCFA Partager Bientôt Suivre les actualités Bientôt$/);
    expect(markup).toContain('aria-label="Financement"');
    expect(markup + card({ status: 'Terminé' })).not.toMatch(/Soutenir|soutien aux projets/);
  });

  test.each([
    [{ for: 3, against: 0 }, 'Pour : 3 , Contre : 0'],
    [{ for: 0, against: 2 }, 'Pour : 0 , Contre : 2'],
    [{ for: 0 }, 'Pour : 0'],
  ])('shows of the last count %j « %s »', (count, said) => {
    const vote = { until: '2026-12-31', counts: [{ ...count, date: '2026-12-30' }] };
    const shown = words(html(siteOf([sheet()]), <VoteState vote={vote} />));
    expect(/Dernier compte, .*? : (Pour.*?\d(?: , Contre : \d)?) /.exec(shown)?.[1]).toBe(said);
  });

  test('leads to a vote on another site', () => {
    const vote = { until: '2026-12-31', address: 'https://vote.example.org/salle' };
    const shown = html(siteOf([sheet()]), <VoteState vote={vote} />);
    expect(shown).toContain('href="https://vote.example.org/salle"');
  });
});

// The site of the tests is of 2026-12-31.
test.each([
  ['2026-12-30', '', 'a pris fin le 30 décembre 2026'],
  ['2026-12-31', '0 jour restant', ''],
  ['2027-01-01', '1 jour restant', ''],
  ['2027-01-02', '2 jours restants', ''],
])('a collection that ends on %s shows « %s », then « %s »', (ends, left, ended) => {
  const markup = panel({ ends });
  const [, shown = ''] = /<span data-until="[^"]*">([^<]*)/.exec(markup) ?? [];
  expect(shown.replace(/\s/g, ' ')).toBe(left);
  const [, hidden, after = ''] = /<span data-after="[^"]*"( hidden="")?>([^<]*)/.exec(markup) ?? [];
  expect(hidden === undefined).toBe(ended !== '');
  if (ended) expect(after.replace(/\s/g, ' ')).toContain(ended);
});
