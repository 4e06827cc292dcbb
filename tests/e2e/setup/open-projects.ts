import type { copyProject } from './project.ts';

interface Sheet {
  slug: string;
  location: string;
  theme: string;
  status: string;
  collected: number;
  /** Further lines of the frontmatter. */
  more?: string;
  body?: string;
}

const PANEL = '## Soutenir ce projet\n\n<SupportPanel />';

const SUPPORT = `support:
  phone: "+241 77 12 34 56"
  recipient: "Le porteur du projet"
`;

const REGISTER = `province: Woleu-Ntem
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
`;

const VOTE = 'vote:\n  until: 2099-12-31\n';

const COUNTS = `  counts:
    - date: 2026-03-01
      for: 84
      against: 3
    - date: 2026-04-01
      for: 1128
      against: 5
      proof: /images/galerie-classe-arbre.svg
`;

const REPORT = `---
title: Rapport de mars 2026
description: "Ce que le comité a contrôlé en mars 2026."
---

Toutes les preuves de mars ont été lues.
`;

const sheetText = ({ slug, location, theme, status, collected, ...rest }: Sheet) => `---
title: Projet ${slug}
description: "Le projet ${slug}, pour les essais."
slug: ${slug}
location: "${location}"
objective: "Mener le projet ${slug} à son terme."
budget: 1000000
collected: ${collected}
status: ${status}
theme: ${theme}
icon: main
${rest.more ?? ''}---

${rest.body ?? PANEL}
`;

/** A handful of projects, by slug, beside the one of the frozen content. */
export const SHEETS: readonly Sheet[] = [
  {
    slug: 'bibliotheque',
    location: 'Bitam',
    theme: 'Santé',
    status: 'En vote',
    collected: 0,
    more: `province: Woleu-Ntem\n${VOTE}  address: https://vote.example.org/salle\n`,
  },
  {
    slug: 'dispensaire',
    location: 'Lambaréné',
    theme: 'Santé',
    status: 'En collecte',
    collected: 500_000,
    more: `province: Moyen-Ogooué\nends: 2099-06-30\n${SUPPORT}`,
  },
  {
    slug: 'potager',
    location: 'Oyem',
    theme: 'Environnement & Alimentation',
    status: 'En cours',
    collected: 800_000,
    more: REGISTER,
    body: '## Le défi\n\nUn potager pour tous.',
  },
  {
    slug: 'puits',
    location: 'Près de Ndjolé',
    theme: 'Santé',
    status: 'En vote',
    collected: 0,
    more: `${VOTE}${COUNTS}`,
  },
];

/** Opens what Je Participe can open: filters, sharing, following, votes, the data and, by a report, the dashboard. */
export function openParticipation({ write, edit }: ReturnType<typeof copyProject>): void {
  write('content/rapports/2026-03.mdx', REPORT);
  write('content/documents/semences.pdf', '%PDF-1.4\n%%EOF\n');
  for (const sheet of SHEETS) write(`content/initiatives/${sheet.slug}.mdx`, sheetText(sheet));
  edit(
    'content/site.yml',
    /^radio:/m,
    'participe:\n  filters: actif\n  share: actif\n  follow: actif\n  vote: actif\n  data: actif\nnewsletter: https://lettre.example.org/inscription\nradio:',
  );
}
