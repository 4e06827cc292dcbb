import { type Dice, dice, paragraph, pick, sentence } from './french-text.ts';

const CATEGORIES = ['Nature', 'Culture', 'Social'] as const;
const SECTIONS = [
  'Ce que l’on voit d’abord',
  'Une journée sur le terrain',
  'Les mots des anciens',
  'Ce que disent les chiffres',
  'Et maintenant ?',
] as const;
const LINKS = ['/a-propos', '/projets', '/je-participe', '/contact', '/blog'] as const;
const PICTURES = [
  '/images/article-elephants.svg',
  '/images/article-mangrove.svg',
  '/images/article-conteur.svg',
  '/images/article-plage.svg',
] as const;
const TOPICS = [
  'la forêt',
  'la lagune',
  'la savane',
  'le village',
  'la côte',
  'le fleuve',
] as const;

/** File name of the article of a number, from 1. */
export const articleName = (number: number): string =>
  `carnet-${String(number).padStart(5, '0')}.mdx`;

/** An article of about 700 French words, as an editor writes one; the same number gives the same text. */
export function articleText(number: number): string {
  const roll = dice(number);
  const picture = pick(roll, PICTURES);
  return `---
title: "Carnet ${number} : ${pick(roll, TOPICS)} de près"
category: ${pick(roll, CATEGORIES)}
excerpt: "Carnet numéro ${number}. Une rencontre, un lieu, une question : le Gabon raconté pas à pas."
image: ${picture}
alt: "Dessin du carnet numéro ${number}."
date: ${dayOf(number)}
---

${paragraph(roll, 2)}

${SECTIONS.map((title, index) => section(roll, title, index)).join('\n')}`;
}

function section(roll: Dice, title: string, index: number): string {
  return `## ${title}

${paragraph(roll, 2)} Voyez aussi [cette page](${pick(roll, LINKS)}).

${extras[index]?.(roll) ?? ''}
${paragraph(roll, 2)}
`;
}

/** What stands between the paragraphs of each section. */
const extras: readonly ((roll: Dice) => string)[] = [
  (roll) => `![Le dessin qui ouvre ce carnet.](${pick(roll, PICTURES)})\n`,
  (roll) =>
    `### Pas à pas\n\n${[1, 2, 3, 4].map((step) => `${step}. ${sentence(roll)}`).join('\n')}\n`,
  (roll) => `> ${sentence(roll)}\n`,
  (roll) =>
    `| Saison | Visites | Bénévoles |\n|---|---:|---:|\n${['Saison sèche', 'Saison des pluies', 'Petite saison sèche'].map((season) => `| ${season} | ${Math.floor(roll() * 900)} | ${Math.floor(roll() * 60)} |`).join('\n')}\n`,
  (roll) => `${[1, 2, 3].map(() => `- ${sentence(roll)}`).join('\n')}\n`,
];

/** A day of the last years: 28 days of 12 months of 10 years, then from the first again. */
function dayOf(number: number): string {
  const day = (number % 28) + 1;
  const month = (Math.floor(number / 28) % 12) + 1;
  const year = 2016 + (Math.floor(number / 336) % 10);
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}
