import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { blockComponents as blocks, components } from '../../../src/blocks/index.ts';
import type { RenderContext } from '../../../src/blocks/render-context.ts';
import { textOf } from '../mdx/render.ts';
import { html, words } from './render.tsx';
import { home, sheet, siteOf } from './sample-site.ts';

const plage = {
  src: '/assets/plage.jpg',
  width: 1600,
  height: 900,
  sources: [{ type: 'image/webp', srcset: [{ src: '/assets/plage-1600.webp', width: 1600 }] }],
};
const blank = siteOf([]);
const site = {
  ...blank,
  manifest: { ...blank.manifest, pictures: { '/images/plage.jpg': plage } },
};
const cover = { src: '/images/plage.jpg', alt: 'Une plage.' };

const PROJECTS = [
  home('/projets/ndjo-oyeri', { email: 'ndjo@example.org', messaging: 'https://wa.example.org' }),
  home('/projets/decouverte-gabon', { email: 'adg@example.org' }),
  home('/projets/eco-logik'),
];
const on = (route: string): RenderContext => siteOf(PROJECTS, { ...sheet(), route });

const amounts = (...sums: number[]) => sums.map((amount) => ({ item: `Poste ${amount}`, amount }));

/** A row of the tables below; `context` is the page on which the block is. */
const row = <T,>(what: string, block: ReactNode, expected: T, context: RenderContext = site) => ({
  ...{ what, block, expected, context },
});

test.each([
  row(
    'a budget: its lines with shares whose sum is 100 %, and its total',
    <blocks.BudgetTable items={amounts(100_000, 100_001, 100_002)} />,
    'Budget détaillé, en FCFA Poste Montant Poste 100000 33 % 100 000 FCFA Poste 100001 33 % 100 001 FCFA Poste 100002 34 % 100 002 FCFA Total 300 003 FCFA',
  ),
  row('no budget', <blocks.BudgetTable items={undefined} />, 'Le budget détaillé sera publié ici.'),
  row(
    'a plan: the duration and result of each step',
    <blocks.ActionPlan
      items={[{ step: 3, action: 'Creuser', duration: '2 mois', result: 'Un puits' }]}
    />,
    'Creuser Durée : 2 mois Résultat : Un puits',
  ),
  row('no plan', <blocks.ActionPlan items={[]} />, 'Le plan d’action sera publié ici.'),
  row(
    'an example of a project: its progress',
    <blocks.SampleProjects items={[{ name: 'Un potager', progress: 15, icon: 'graine' }]} />,
    'Exemple Un potager 15 % d’avancement',
  ),
  row(
    'the contacts, with WhatsApp where the settings have it',
    <blocks.ContactDetails />,
    'Courriel contact@example.org Téléphone +241 00 00 00 00 WhatsApp Écrire sur WhatsApp (nouvel onglet) Réseau professionnel Voir mon profil (nouvel onglet) Réseau social Suivre ma page (nouvel onglet)',
    {
      ...site,
      manifest: {
        ...site.manifest,
        settings: { ...site.manifest.settings, messaging: 'https://wa.me/24177123456' },
      },
    },
  ),
  row(
    'the press contact',
    <blocks.PressContact />,
    'Nom Prénom Nom Courriel presse@example.org Téléphone +241 00 00 00 00',
  ),
  row(
    'the contacts of a project',
    <blocks.ProjectContact />,
    'Courriel ndjo@example.org Messagerie Écrire par messagerie (nouvel onglet)',
    on('/projets/ndjo-oyeri/partager'),
  ),
  row('a project without contacts', <blocks.ProjectContact />, '', on('/projets/eco-logik')),
  row(
    'services of one category',
    <blocks.ServiceList
      items={[
        {
          category: 'Presse',
          icon: 'presse',
          title: 'Médias',
          items: [{ name: 'Communiqué', price: 'Dès 50 €' }],
        },
      ]}
    />,
    'Tous Presse 1 catégorie Presse Médias Communiqué Dès 50 € Demander un devis – Presse',
  ),
])('$what', ({ block, expected, context }) => {
  expect(words(html(context, block))).toBe(expected);
});

test('contacts are links that write or call', () => {
  const links = (block: ReactNode, context: RenderContext = site) =>
    html(context, block).match(/(?<=href=")[^"]+/g);
  expect(links(<blocks.ContactDetails />)).toEqual([
    'mailto:contact@example.org',
    'tel:+24100000000',
    'https://reseau-professionnel.example.org/prenom-nom',
    'https://reseau-social.example.org/prenom-nom',
  ]);
  const subjects = <blocks.ContactSubjects items={[{ title: 'Demande de devis', text: '' }]} />;
  expect(links(subjects)).toEqual(['mailto:contact@example.org?subject=Demande%20de%20devis']);
  expect(links(<blocks.ProjectContact />, on('/projets/decouverte-gabon'))).toEqual([
    'mailto:adg@example.org',
  ]);
});

test('a frame that fails to load offers the e-mail of the sub-site, or the owner’s without one', () => {
  for (const [route, email] of [
    ['/projets/ndjo-oyeri/carte-participative', 'ndjo@example.org'],
    ['/projets/decouverte-gabon/soutenir', 'adg@example.org'],
    ['/projets/eco-logik', 'contact@example.org'],
    ['/contact', 'contact@example.org'],
  ] as const)
    for (const block of [
      <blocks.FormEmbed key="form" form="map" />,
      <blocks.MapEmbed key="map" />,
    ]) {
      const [, props = ''] = /data-props="([^"]*)"/.exec(html(on(route), block)) ?? [];
      expect(JSON.parse(textOf(props))).toMatchObject({ email, phone: '+241 00 00 00 00' });
    }
});

test('a picture across a wide band asks for the width of the screen, in a text for that of its lines', () => {
  const photo = <components.img src="/images/plage.jpg" alt="Une plage." />;
  const bands = [
    <blocks.Section key="a" layout="wide">
      {photo}
    </blocks.Section>,
    <blocks.Section key="b">{photo}</blocks.Section>,
  ];
  expect(bands.map((band) => /sizes="([^"]*)"/.exec(html(site, band))?.[1])).toEqual([
    '100vw',
    expect.stringMatching('44rem, 100vw$'),
  ]);
});

test('an entry shows its picture with its text alternative, or its icon', () => {
  const step = { title: 'Nettoyer', icon: 'main' as const };
  const pictures = (block: ReactNode) => html(site, block).match(/<svg|(?<=alt=")[^"]*/g);
  expect(
    pictures(<blocks.Steps items={[{ ...step, image: cover.src, alt: cover.alt }]} />),
  ).toEqual(['Une plage.']);
  expect(pictures(<blocks.FeatureList items={[step]} />)).toEqual(['<svg']);
});

test('a number to pay is copied without spaces; a sample number warns and has a less prominent button', () => {
  const card = (phone: string) => {
    const donation = { phone, recipient: 'Aline' };
    const manifest = { ...site.manifest, settings: { ...site.manifest.settings, donation } };
    return html({ ...site, manifest }, <blocks.DonationCard />);
  };
  expect(card('+241 77 00 11 22')).toMatch(
    /<data id="don.numero" translate="no" value="\+24177001122"[^>]*>\+241 77 00 11 22<\/data>/,
  );
  expect(card('+241 77 00 11 22')).not.toContain('n’y envoyez pas d’argent');
  expect(card('+241 00 00 00 00')).toContain('n’y envoyez pas d’argent');
});

test('an activity shows its next day until it is over, then that the next one is to come', () => {
  const list = (next: string) => (
    <blocks.ActivityList
      items={[{ title: 'Marcher', description: 'Au bois.', image: '/x.svg', alt: '', next }]}
    />
  );
  // The site of the tests is of 2026-12-31.
  expect(html(site, list('2026-12-31'))).toMatch(
    /<time [^>]*data-until="2026-12-31">31.décembre.2026<\/time><span data-after="2026-12-31" hidden/,
  );
  for (const next of ['2026-12-30', 'à annoncer'])
    expect(html(site, list(next))).toMatch(/<\/strong><span>à annoncer/);
});
