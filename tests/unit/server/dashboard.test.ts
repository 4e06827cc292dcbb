import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { renderPage } from './render-page.ts';

const sheet = (slug: string, receipts: string) => `---
title: Projet ${slug}
description: "Un projet pour les essais."
location: Libreville
objective: "Essayer."
theme: Santé
icon: livre
budget: 900000
status: En cours
receipts:
${receipts}
---

## Le défi

Un texte.
`;

const line = (amount: number, more = '') =>
  `  - { date: 2026-02-05, amount: ${amount}, from: Dons, proof: "https://exemple.ga/${amount}.pdf"${more} }`;

const SLUGS = ['a', 'b', 'c', 'd', 'e', 'f'];
const FILES = {
  'rapports/2026-10.mdx': '---\ntitle: Octobre 2026\ndescription: "Le rapport."\n---\n\nUn mois.\n',
  ...Object.fromEntries(
    SLUGS.map((slug) => [
      `initiatives/${slug}.mdx`,
      sheet(slug, [line(100_000), line(50_000), line(-40_000, ', reason: Don rendu')].join('\n')),
    ]),
  ),
};

test('the dashboard subtracts what was taken back, and draws the projects to audit by the published rule', async () => {
  const html = await renderPage('/je-participe/tableau-de-bord', FILES);
  const main = html.slice(html.indexOf('<main')).replace(/\s/g, ' ');
  expect(main).toContain('660 000 FCFA');
  const row = /<tr[^>]*><th[^>]*>(?:(?!<\/tr>).)*Projet a<.*?<\/tr>/.exec(main)?.[0] ?? '';
  expect(row.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')).toContain(
    'En cours 110 000 FCFA 12 % du budget collecté 900 000 FCFA – 110 000 FCFA',
  );
  expect(main.slice(0, main.indexOf('</main>'))).not.toMatch(/en retard|>0(?: FCFA)?</);
  const digest = (slug: string) => createHash('sha256').update(`2026-T4/${slug}`).digest('hex');
  const drawn = [...SLUGS, 'a-la-decouverte-du-gabon', 'un-potager'].map(digest).sort().slice(0, 3);
  expect([...main.matchAll(/<code>([0-9a-f]{64})/g)].map(([, one]) => one)).toEqual(drawn);
});
