import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const STATUSES = ['En vote', 'En collecte', 'En cours', 'Terminé'];
const PLACES = ['Libreville', 'Franceville', 'Lambaréné', 'Mouila', 'Tchibanga', 'Oyem'];
const PROVINCES = ['Estuaire', 'Haut-Ogooué', 'Moyen-Ogooué', 'Ngounié', 'Nyanga', 'Woleu-Ntem'];
const THEMES = ['Culture & Éducation', 'Santé', 'Emploi & Formation', 'Solidarité'];

/** Slug and file name of citizens' project `number`, from 1. */
const initiativeSlug = (number: number) => `projet-${String(number).padStart(4, '0')}`;

/** A citizens' project with `lines` receipts and expenses, half of each; neither for 0. */
function initiativeText(number: number, lines: number): string {
  const half = Math.floor(lines / 2);
  const day = (at: number) =>
    new Date(Date.UTC(2025, 0, 1 + (at % 600))).toISOString().slice(0, 10);
  const line = (at: number, key: string, name: string, amount: number) =>
    `  - { date: ${day(at)}, amount: ${amount}, ${key}: "${name} ${at + 1}", proof: /images/galerie-classe-arbre.svg }`;
  const list = (title: string, key: string, name: string, amount: number) => [
    `${title}:`,
    ...Array.from({ length: half }, (_, at) => line(at, key, name, amount)),
  ];
  const register = [
    ...list('receipts', 'from', 'Quête du marché', 1000),
    ...list('expenses', 'item', 'Achat de plants', 500),
  ];
  return `---
title: "Projet ${number} : une source au village"
description: "Le projet numéro ${number} d’un quartier : creuser, planter, entretenir, et le dire à tous."
slug: ${initiativeSlug(number)}
location: ${PLACES[number % PLACES.length]}
province: ${PROVINCES[number % PROVINCES.length]}
objective: "Rendre l’eau claire au quartier numéro ${number}."
budget: 9500000
collected: ${half * 1000}
status: ${STATUSES[number % STATUSES.length]}
theme: ${THEMES[number % THEMES.length]}
icon: feuille
ends: 2099-12-${String(10 + (number % 20))}
image: /images/galerie-classe-arbre.svg
alt: "Dessin du projet ${number}."
budgetLines:
  - item: Travaux
    amount: 9500000
plan:
  - step: 1
    action: Creuser
    duration: 2 mois
    result: Un puits
${half > 0 ? `${register.join('\n')}\n` : ''}---

<Section>

## Le défi

Le quartier numéro ${number} se réunit chaque mois à l’ombre du manguier.

<BudgetTable items={frontmatter.budgetLines} />

<ActionPlan items={frontmatter.plan} />

</Section>
`;
}

/** Adds the citizens' projects 1 to `count` to a content folder, each with `lines` receipts and expenses. */
export async function generateInitiatives(
  content: string,
  count: number,
  lines: number,
): Promise<void> {
  for (let number = 1; number <= count; number += 1) {
    const file = join(content, 'initiatives', `${initiativeSlug(number)}.mdx`);
    await writeFile(file, initiativeText(number, lines));
  }
}
