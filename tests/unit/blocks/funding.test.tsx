import { describe, expect, test } from 'vitest';
import { InitiativeList } from '../../../src/blocks/register/initiative-list.tsx';
import { badgeTone } from '../../../src/blocks/register/project-state.tsx';
import { SupportPanel } from '../../../src/blocks/register/support-panel.tsx';
import type { FrontmatterOf } from '../../../src/content/kinds/index.ts';
import { PROJECT_STATUSES } from '../../../src/content/vocabulary.ts';
import { html, words } from './render.tsx';
import { sheet, siteOf } from './sample-site.ts';

const card = (changes: Partial<FrontmatterOf<'initiative'>>) =>
  html(siteOf([sheet(changes)]), <InitiativeList />);

describe('the funding of a project', () => {
  test.each([
    { collected: 1_000_000, budget: 4_000_000, shown: 25, drawn: 25 },
    { collected: 1, budget: 3, shown: 33, drawn: 33 },
    { collected: 5, budget: 8, shown: 63, drawn: 63 },
    { collected: 0, budget: 9_500_000, shown: 0, drawn: 0 },
    { collected: 500, budget: 0, shown: 0, drawn: 0 },
    { collected: 6_000, budget: 4_000, shown: 150, drawn: 100 },
  ])('$collected of $budget is $shown %', ({ collected, budget, shown, drawn }) => {
    const markup = card({ collected, budget });
    expect(words(markup)).toContain(`${shown} % du budget collecté`);
    expect(markup).toContain(`aria-valuenow="${drawn}"`);
  });

  test('shows both sums in French format', () => {
    expect(words(card({}))).toContain('Collecté 1 000 000 FCFA Budget 4 000 000 FCFA');
  });
});

describe('the badge of a status', () => {
  test('is blue for « En collecte » and green for any other', () => {
    expect(PROJECT_STATUSES.map((status) => [status, badgeTone(status)])).toEqual([
      ['En vote', 'success'],
      ['En collecte', 'info'],
      ['En cours', 'success'],
      ['Terminé', 'success'],
    ]);
  });

  test.each(PROJECT_STATUSES)('« %s » is written on the card', (status) => {
    expect(card({ status })).toMatch(
      new RegExp(`class="[^"]*status_${badgeTone(status)}[^"]*">${status}<`),
    );
  });
});

test('the list shows every sheet, with a link and a button that name it', () => {
  const site = siteOf([sheet(), sheet({ title: 'Une haie', slug: 'une-haie' })]);
  const markup = html(site, <InitiativeList />);
  expect(markup.match(/href="[^"]+"/g)).toEqual([
    'href="/je-participe/projets/un-puits-pour-tous"',
    'href="/je-participe/projets/une-haie"',
  ]);
  expect(words(markup)).toContain('Voir le projet Une haie Soutenir Une haie Bientôt');
  expect(markup).toContain('data-notice="titre soutien"');
});

test('a site without sheets announces the first ones', () => {
  expect(words(html(siteOf([]), <InitiativeList />))).toBe(
    'Les premiers projets seront publiés ici.',
  );
});

test('children are an invitation after the sheets of the list, and the first link of the panel', () => {
  const page = sheet();
  const free = <h3>Le vôtre</h3>;
  expect(html(siteOf([page]), <InitiativeList>{free}</InitiativeList>)).toMatch(
    /<li[^>]*><h3>Le vôtre<\/h3><\/li><\/ul>$/,
  );
  expect(words(html(siteOf([page], page), <SupportPanel>{free}</SupportPanel>))).toContain(
    'Le vôtre Soutenir ce projet Bientôt Partager',
  );
});

describe('the support panel', () => {
  const panelOf = (changes: Partial<FrontmatterOf<'initiative'>>) => {
    const page = sheet(changes);
    return words(html(siteOf([page], page), <SupportPanel />));
  };

  test('shows the money, the days left and three buttons that are not open yet', () => {
    const page = sheet({ daysRemaining: 30 });
    const markup = html(siteOf([page], page), <SupportPanel />);
    expect(words(markup)).toBe(
      'En collecte 30 jours restants 25 % du budget collecté ' +
        'Collecté 1 000 000 FCFA Budget 4 000 000 FCFA ' +
        'Soutenir ce projet Bientôt Partager Bientôt ' +
        'Suivre les actualités Bientôt ' +
        'Ces trois services seront bientôt disponibles.',
    );
    expect(markup.match(/data-notice="[^"]+"/g)).toEqual([
      'data-notice="titre soutien"',
      'data-notice="titre partage"',
      'data-notice="titre actualites"',
    ]);
  });

  test.each([
    [0, 'En collecte 0 jour restant 25 %'],
    [1, 'En collecte 1 jour restant 25 %'],
    [2, 'En collecte 2 jours restants 25 %'],
    [undefined, 'En collecte 25 %'],
  ])('with %s days remaining, says « %s »', (daysRemaining, shown) => {
    expect(panelOf({ daysRemaining })).toMatch(new RegExp(`^${shown}`));
  });

  test.each(PROJECT_STATUSES.filter((status) => status !== 'En collecte'))(
    'says no days left on a project « %s »',
    (status) => {
      expect(panelOf({ status, daysRemaining: 30 })).toMatch(new RegExp(`^${status} 25 %`));
    },
  );

  test('has no button for gifts to a finished project, and its card has none', () => {
    const page = sheet({ status: 'Terminé' });
    const markup = html(siteOf([page], page), <SupportPanel />);
    expect(words(markup)).toBe(
      'Terminé 25 % du budget collecté Collecté 1 000 000 FCFA Budget 4 000 000 FCFA ' +
        'Partager Bientôt Suivre les actualités Bientôt',
    );
    expect(markup).toContain('aria-label="Financement"');
    expect(markup + card({ status: 'Terminé' })).not.toMatch(/Soutenir|titre soutien/);
  });

  test('is absent from other pages', () => {
    expect(html(siteOf([sheet()]), <SupportPanel />)).toBe('');
  });
});
