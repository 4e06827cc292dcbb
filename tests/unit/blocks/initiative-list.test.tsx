import { expect, test } from 'vitest';
import { blockComponents as blocks } from '../../../src/blocks/index.ts';
import type { FrontmatterOf } from '../../../src/site/kinds/index.ts';
import { INITIATIVE_STATUSES } from '../../../src/site/vocabulary.ts';
import { html, words } from './render.tsx';
import { sheet, siteOf } from './sample-site.ts';

type Changes = Partial<FrontmatterOf<'initiative'>>;

const card = (changes: Changes) => html(siteOf([sheet(changes)]), <blocks.InitiativeList />);

test('the badge of each status has a mark of its own, and « En collecte » another colour', () => {
  const badge = /class="[^"]*status_(\w+?)__[^"]*"><svg[^>]*aria-hidden="true"><path d="([^"]+)">/;
  const found = INITIATIVE_STATUSES.map((status) => badge.exec(card({ status })) ?? []);
  expect(found.map(([, tone]) => tone)).toEqual(['success', 'info', 'success', 'success']);
  expect(new Set(found.map(([, , mark]) => mark)).size).toBe(4);
});

test('what one can act on is first: gifts, votes, then work under way; what is finished is last', () => {
  const support = { phone: '+241 77 00 11 22', recipient: 'Aline' };
  const site = siteOf([
    sheet({ title: 'Fini', status: 'Terminé' }),
    sheet({ title: 'En cours', status: 'En cours' }),
    sheet({ title: 'Le vote', status: 'En vote', vote: { until: '2026-12-31' } }),
    sheet({ title: 'Un don', support }),
  ]);
  site.manifest.settings.participe = { vote: 'actif' };
  const titles = html(site, <blocks.InitiativeList />).match(/(?<=<h3[^>]*>)[^<]+/g);
  expect(titles).toEqual(['Un don', 'Le vote', 'En cours', 'Fini']);
});

test('the list shows every sheet, with a link and a button that name it, then the invitation', () => {
  const site = siteOf([sheet(), sheet({ title: 'Une haie', slug: 'une-haie' })]);
  const list = (
    <blocks.InitiativeList>
      <h3>Le vôtre</h3>
    </blocks.InitiativeList>
  );
  const markup = html(site, list);
  expect(markup.match(/href="[^"]+"/g)).toEqual([
    'href="/je-participe/projets/un-puits-pour-tous"',
    'href="/je-participe/projets/une-haie"',
  ]);
  expect(words(markup)).toMatch(/Voir le projet Une haie Soutenir Une haie Bientôt Le vôtre$/);
  expect(markup).toContain('data-notice-message="Le soutien aux projets sera bientôt activé."');
  expect(words(html(siteOf([]), list))).toBe('Les premiers projets seront publiés ici.');
});

test('the list says that no project is funded until one has received something', () => {
  const none = 'Aucun projet financé à ce jour.';
  expect(words(card({ collected: 0 }))).toContain(none);
  expect(words(card({ collected: 1 }))).not.toContain(none);
});

test('up to three projects that take gifts, then votes, stand in place of the text for a site without any', () => {
  const support = { phone: '+241 77 00 11 22', recipient: 'Aline' };
  const vote = { until: '2026-12-31' };
  const open = (...changes: Changes[]) => {
    const { manifest, ...site } = siteOf(changes.map(sheet));
    const votes = { ...manifest.settings, participe: { vote: 'actif' as const } };
    return html(
      { ...site, manifest: { ...manifest, settings: votes } },
      <blocks.OpenInitiatives>Trois exemples</blocks.OpenInitiatives>,
    );
  };
  const gift = (title: string): Changes => ({ title, support, ends: '2026-12-31' });
  const asked: Changes = { title: 'Le vote', status: 'En vote', vote };
  const shown = open(asked, gift('Un don'), gift('Deux'));
  expect(words(shown)).toMatch(/^À soutenir en ce moment /);
  const titles = (markup: string) => markup.match(/(?<=<h3[^>]*>)[^<]+/g);
  expect(titles(shown)).toEqual(['Un don', 'Deux', 'Le vote']);
  expect(words(shown)).toMatch(/Soutenir Un don .*Voter pour ce projet/);
  expect(titles(open(asked, gift('Un don'), gift('Deux'), gift('Trois')))).not.toContain('Le vote');
  for (const changes of [
    {},
    { support, ends: '2026-12-30' },
    { support, status: 'En vote' },
    { ...asked, vote: { until: '2026-12-30' } },
  ] as const)
    expect(words(open(changes))).toBe('Trois exemples');
});
