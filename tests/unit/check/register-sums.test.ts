import { expect, it, vi } from 'vitest';
import { isError } from '../../../src/values/issue.ts';
import { issuesWith, textOfBase } from './fixture.ts';

/** The sheet of an initiative with these lines in its frontmatter, and this sentence in its text. */
const sheet = (keys: string, text = 'Trouver de la terre.') => ({
  'initiatives/un-verger.mdx': `---
title: Un verger
description: "Un verger pour les enfants du quartier, à Libreville."
location: Libreville
objective: "Planter des arbres."
theme: Environnement & Alimentation
icon: graine
${keys}
---

## Le défi

${text}
`,
});

const receipt = (day: string, amount: number, more = '') =>
  `  - { date: ${day}, amount: ${amount}, from: Dons, proof: "https://exemple.ga/recu.pdf"${more} }`;
const expense = (day: string, amount: number) =>
  `  - { date: ${day}, amount: ${amount}, item: Plants, proof: "https://exemple.ga/facture.pdf" }`;
const underWay = 'budget: 100000\nstatus: En cours\nreceipts:';

it.each<[about: string, keys: string, rules: string[]]>([
  ['nothing of a plain line', `${underWay}\n${receipt('2026-10-01', 50000)}`, []],
  [
    'nothing of a sum given back, with its reason',
    `${underWay}\n${receipt('2026-10-01', 50000)}\n${receipt('2026-10-09', -20000, ', reason: Don rendu')}`,
    [],
  ],
  [
    'a sum given back without a reason',
    `${underWay}\n${receipt('2026-10-01', 50000)}\n${receipt('2026-10-09', -20000)}`,
    ['registre-somme'],
  ],
  [
    'expenses of money that no receipt explains',
    `budget: 100000\ncollected: 50000\nstatus: En cours\nexpenses:\n${expense('2026-10-01', 20000)}`,
    ['registre-somme'],
  ],
  [
    'a sum of nothing without a reason',
    `budget: 9\ncollected: 0\nstatus: En cours\nreceipts:\n${receipt('2026-10-01', 0)}`,
    ['registre-somme'],
  ],
  [
    'nothing of a receipt that is spent on its day, whole',
    `${underWay}\n${receipt('2026-10-09', 20000)}\nexpenses:\n${expense('2026-10-09', 20000)}`,
    [],
  ],
  [
    'nothing of a budget that is collected whole',
    'budget: 5\ncollected: 5\nstatus: En collecte',
    [],
  ],
  ['money under vote', 'budget: 9\ncollected: 5\nstatus: En vote', ['registre-etat']],
  [
    'a project under way without a day',
    'budget: 9\ncollected: 0\nstatus: En cours',
    ['registre-temps'],
  ],
])('the check reports %s', (_about, keys, rules) => {
  expect(issuesWith(sheet(keys)).map(({ rule }) => rule)).toEqual(rules);
});

it('a vote that is open in site.yml and over is doubted', () => {
  const site = `${textOfBase('site.yml')}\nparticipe:\n  vote: actif\n`;
  const over = sheet('budget: 9\ncollected: 0\nstatus: En vote\nvote:\n  until: 2020-10-09');
  const issues = issuesWith({ ...over, 'site.yml': site });
  expect(issues.map(({ rule, line }) => `${rule} ${line}`)).toEqual(['registre-temps 12']);
});

it.each([
  ['Le budget total est de 95 000 FCFA.', 1],
  ['Le budget s’élève à 95.000 F CFA', 1],
  ['Le budget total est de 90 000 FCFA.', 0],
  ['Sur ce budget, 20 000 FCFA paient les plants.', 0],
])('« %s » beside a budget of 90 000 FCFA gives %i warnings', (text, count) => {
  const keys = 'budget: 90000\ncollected: 0\nstatus: En vote';
  expect(issuesWith(sheet(keys, text)).map(({ rule }) => rule)).toEqual(
    Array(count).fill('budget-somme'),
  );
});

const changes = (...all: string[]) =>
  `history:\n${all.map((one) => `  - { date: 2026-10-${one}, reason: Bien. }\n`).join('')}`;
const counts = (...all: string[]) =>
  `status: En vote\nvote:\n  until: 2026-10-09\n  counts:\n${all
    .map((one) => `    - { date: 2026-10-${one}, proof: "https://exemple.ga/compte.pdf" }\n`)
    .join('')}`;

it.each([
  [changes('01, status: En vote', '01, status: En collecte'), []],
  [changes('02, status: En vote', '01, status: En collecte'), ['registre-etat']],
  [counts('08, for: 5', '09, for: 5'), []],
  [counts('08, for: 5', '08, for: 6'), ['registre-vote']],
  [counts('10, for: 5', '11, for: 6'), ['registre-vote', 'registre-vote']],
  [counts('08, for: 5', '07, for: 6'), ['registre-vote']],
  [counts('08, for: 5', '09, for: 4'), ['registre-vote']],
  [counts('08, for: 5, against: 2', '09, for: 6, against: 2'), []],
  [counts('08, for: 5, against: 2', '09, for: 6, against: 1'), ['registre-vote']],
  [counts('08, for: 5, against: 2', '09, for: 6'), ['registre-vote']],
  [counts('08, for: 5, against: 0', '09, for: 6'), []],
])('of the days and sums of %j the rules are %j', (keys, rules) => {
  const found = issuesWith(sheet(`budget: 90000\ncollected: 0\n${keys.trimEnd()}`));
  expect(found.filter(isError).map(({ rule }) => rule)).toEqual(rules);
});

it.each([
  ['the day before', '2026-10-08', ['registre-preuve', 'registre-temps']],
  ['the day itself', '2026-10-09', []],
  ['the day after', '2026-10-10', []],
])('on a ninth of October, a proof and an end that are due %s: %s', (_about, day, rules) => {
  vi.stubEnv('BUILD_DATE', '2026-10-09');
  const line = `  - { date: 2026-10-01, amount: 5, from: Dons, due: ${day} }`;
  const keys = `budget: 9\nstatus: En collecte\nends: ${day}\nreceipts:\n${line}`;
  expect(
    issuesWith(sheet(keys))
      .map(({ rule }) => rule)
      .sort(),
  ).toEqual(rules);
  vi.unstubAllEnvs();
});
