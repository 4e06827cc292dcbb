import { expect, test } from 'vitest';
import { limitOf } from '../../../src/documents/body/body-limits.ts';
import type { FileBytes } from '../../../src/documents/content-files.ts';
import { issuesWith, newIssues, pageText, textOfBase, withTexts } from './fixture.ts';

/** The rules that the check reports for a file of a size; of a picture, its head is enough. */
function rulesOf(path: string, size: number, text: string) {
  const bytes = Buffer.from(text);
  const snapshot = withTexts({ [path]: bytes });
  const files = new Map<string, FileBytes>(snapshot.files).set(path, { bytes, size });
  const { issues } = newIssues({ ...snapshot, files });
  return issues.filter(({ file }) => file === `content/${path}`).map(({ rule }) => rule);
}

test.each([
  ['documents/rapport.pdf', 10 * 1024 * 1024, '%PDF-', 'document'],
  ['images/dessin.svg', 1024 * 1024, textOfBase('images/article-plage.svg'), 'image-trop-lourde'],
  ['pages/essai.mdx', 1024 * 1024, pageText('Un texte.'), 'trop-gros'],
])('%s may have %i bytes, and not one more', (path, most, text, rule) => {
  expect(rulesOf(path, most, text)).not.toContain(rule);
  expect(rulesOf(path, most + 1, text)).toContain(rule);
});

test('a data file may have two thousand lines, and not one more', () => {
  const moved = (count: number) =>
    Array.from({ length: count - 1 }, (_, at) => `/a${at}: /contact\n`).join('');
  const rules = (count: number) =>
    issuesWith({ 'redirections.yml': moved(count) }).map(({ rule }) => rule);
  expect(rules(2000)).toEqual([]);
  expect(rules(2001)).toEqual(['trop-gros']);
});

test.each([
  ['bytes', 256 * 1024, (count: number) => 'a'.repeat(count), 'trop-gros'],
  ['lines', 5000, (count: number) => `a${'\n'.repeat(count - 1)}`, 'trop-gros'],
  ['brackets in each other', 100, (count: number) => '['.repeat(count), 'trop-profond'],
  ['quotations in each other', 100, (count: number) => `${'>'.repeat(count)} a`, 'trop-profond'],
  ['marks in a paragraph', 4000, (count: number) => '*'.repeat(count), 'paragraphe-charge'],
] as const)('a body may have so many %s, and not one more: %i', (_, most, bodyOf, rule) => {
  expect(limitOf(bodyOf(most), 1)).toBeUndefined();
  expect(limitOf(bodyOf(most + 1), 1)?.rule).toBe(rule);
});
