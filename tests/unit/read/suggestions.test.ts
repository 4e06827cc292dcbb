import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Issue } from '../../../src/values/issue.ts';
import { FIXTURES, fixtureReport, issuesWith } from '../check/fixture.ts';

/** The rules on YAML, on the lines that enclose it, and on its keys and values. */
const OWN_RULES =
  /^(?:yaml|en-tete|forme$|cle-inconnue|valeur-inconnue|date|montant|pourcentage|adresse-web|courriel|telephone|lien-adresse|image-adresse|slug)/;

/** The texts of a fixture, by their path under the content folder. */
function textsOf(folder: string): Map<string, string> {
  const texts = new Map<string, string>();
  const entry = join(folder, 'entree.mdx');
  if (existsSync(entry)) texts.set('pages/essai.mdx', readFileSync(entry, 'utf8'));
  const overlay = join(folder, 'contenu');
  if (!existsSync(overlay)) return texts;
  for (const found of readdirSync(overlay, { recursive: true, withFileTypes: true })) {
    const path = join(found.parentPath, found.name);
    if (found.isFile()) texts.set(path.slice(overlay.length + 1), readFileSync(path, 'utf8'));
  }
  return texts;
}

const pathOf = ({ file }: Issue) => file.replace(/^content\//, '');

/** Lines to erase, below a code that was pasted on several. */
const ERASE = /^Effacez (?:cette ligne|ces (\d+) lignes)\.$/;

/** A text with a line replaced by what is offered for it. A fence that is missing is a line more. */
function withLine(text: string, { rule, line, suggestion = '', hint }: Issue): string {
  const lines = text.split('\n');
  const [, below] = /sous la ligne (\d+)/.exec(hint) ?? [];
  const erased = ERASE.exec(hint);
  if (erased) lines.splice(line - 1, Number(erased[1] ?? 1));
  else if (rule === 'en-tete-non-ferme') lines.splice(Number(below), 0, suggestion);
  else if (rule === 'en-tete-manquant') lines.splice(line - 1, 0, suggestion);
  else lines[line - 1] = suggestion;
  return lines.join('\n');
}

/** In a body, what is offered stands for a part of its line. */
function isInFrontmatter(text: string, { file, line }: Issue): boolean {
  const close = text.split('\n').indexOf('---', 1) + 1;
  return file.endsWith('.yml') || close === 0 || line <= close;
}

const folders = readdirSync(FIXTURES).filter((name) => OWN_RULES.test(name));

test.each(folders)('each line to write that is offered mends its fault: %s', (name) => {
  const folder = join(FIXTURES, name);
  const texts = textsOf(folder);
  const { issues } = fixtureReport(folder);
  // From the last line up: a line more moves those below it.
  const offered = issues
    .filter(({ rule }) => OWN_RULES.test(rule))
    .filter(({ suggestion, hint }) => suggestion !== undefined || ERASE.test(hint))
    .filter((issue) => isInFrontmatter(texts.get(pathOf(issue)) ?? '', issue))
    .toSorted((a, b) => b.line - a.line);
  const mended = new Map(texts);
  for (const issue of offered) {
    mended.set(pathOf(issue), withLine(mended.get(pathOf(issue)) ?? '', issue));
  }
  const left = issuesWith(Object.fromEntries(mended));
  const stays = offered.filter(({ rule, file, message }) =>
    left.some((one) => one.rule === rule && one.file === file && one.message === message),
  );
  expect(stays).toEqual([]);
  const broken = left.filter(({ file, rule, severity }) => {
    const isNew = !issues.some((one) => one.file === file && one.rule === rule);
    return isNew && severity === 'error';
  });
  expect(broken).toEqual([]);
});
