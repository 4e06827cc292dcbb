import type { Project } from './project.ts';

const PANEL = '## Soutenir ce projet\n\n<SupportPanel />';

/** A project with these lines of its frontmatter. */
const sheet = (slug: string, lines: string, body = PANEL) => `---
title: Projet ${slug}
description: "Le projet ${slug}, pour les essais."
slug: ${slug}
objective: "Mener le projet ${slug} à son terme."
budget: 1000000
icon: main
${lines}---

${body}
`;

const SUPPORT = `support:
  phone: "+241 77 12 34 56"
  recipient: "Le porteur du projet"
`;

/** A handful of projects, by file, beside the one of the frozen content. */
const SHEETS = {
  'bibliotheque.mdx': sheet(
    'bibliotheque',
    `location: Bitam
province: Woleu-Ntem
theme: Santé
status: En vote
collected: 0
vote:
  until: 2099-12-31
  address: https://vote.example.org/salle
`,
  ),
  'dispensaire.mdx': sheet(
    'dispensaire',
    `location: Lambaréné
province: Moyen-Ogooué
theme: Santé
status: En collecte
collected: 500000
ends: 2099-06-30
${SUPPORT}`,
  ),
  'potager.mdx': sheet(
    'potager',
    `location: Oyem
province: Woleu-Ntem
theme: Environnement & Alimentation
status: En cours
collected: 800000
${SUPPORT}receipts:
  - date: 2026-02-05
    amount: 500000
    from: Coopérative des maraîchères du Woleu-Ntem
    proof: /images/galerie-classe-arbre.svg
  - date: 2026-03-05
    amount: 300000
    from: Un partenaire
    due: 2099-04-10
expenses:
  - date: 2026-03-12
    amount: 12000
    item: Semences
    proof: /documents/semences.pdf
`,
    '## Le défi\n\nUn potager pour tous.',
  ),
  'puits.mdx': sheet(
    'puits',
    `location: Près de Ndjolé
theme: Santé
status: En vote
collected: 0
vote:
  until: 2099-12-31
  counts:
    - date: 2026-03-01
      for: 84
      against: 3
    - date: 2026-04-01
      for: 1128
      against: 5
      proof: /images/galerie-classe-arbre.svg
`,
  ),
};

const REPORT = `---
title: Rapport de mars 2026
description: "Ce que le comité a contrôlé en mars 2026."
---

Toutes les preuves de mars ont été lues.
`;

/** Opens what Je Participe can open: filters, sharing, following, votes, the data and, by a report, the dashboard. */
export function openParticipation({ write, edit }: Project): void {
  write('content/rapports/2026-03.mdx', REPORT);
  write('content/documents/semences.pdf', `%PDF-1.4\n${'% '.padEnd(3000, 'x')}\n%%EOF\n`);
  for (const [file, text] of Object.entries(SHEETS)) write(`content/initiatives/${file}`, text);
  const open = ['filters', 'share', 'follow', 'vote', 'data'].map((key) => `  ${key}: actif\n`);
  edit(
    'content/site.yml',
    /^radio:/m,
    `participe:\n${open.join('')}newsletter: https://lettre.example.org/inscription\nradio:`,
  );
}
