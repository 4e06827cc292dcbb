import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { changedLines } from '../../../scripts/mutants/changed-lines.ts';
import { isSentence } from '../../../scripts/mutants/draw.js';
import { type Mutant, scoresOf, survivorLines } from '../../../scripts/mutants/report.ts';
import { writeInFolder } from '../../../src/vite/output.ts';

const SOURCE = "const a = 'x';\nconst b = 'Un texte à lire';\n";

function mutant(status: string, line: number, mutatorName = 'StringLiteral'): Mutant {
  const column = 11;
  const end = { line, column: line === 1 ? 14 : 28 };
  const location = { start: { line, column }, end };
  return { id: status, mutatorName, replacement: '""', location, status };
}

test.each([
  ["'Un texte à lire'", true],
  ["'« a »'", true],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: source text
  ['`${n}\u00a0FCFA`', true],
  ["'font-src data:'", false],
  ["'En collecte'", false],
])('%s is a sentence: %s', (text, expected) => {
  const location = { start: { line: 0, column: 2 }, end: { line: 0, column: 2 + text.length } };
  const found = { mutatorName: 'StringLiteral', location };
  expect(isSentence(found, `a ${text} trois mots là`, 0)).toBe(expected);
  expect(isSentence({ ...found, mutatorName: 'BlockStatement' }, `a ${text}`, 0)).toBe(false);
});

test('a score counts what was found of the code that was tried, reached by a test or not', () => {
  const states = [
    'Killed',
    'Timeout',
    'Killed',
    'Survived',
    'NoCoverage',
    'CompileError',
    'Ignored',
  ];
  const mutants = [...states.map((status) => mutant(status, 1)), mutant('Survived', 2)];
  const files = { 'src/site/a.ts': { source: SOURCE, mutants } };
  // Found are three of five: one survived, one is reached by no test.
  const score = {
    all: 8,
    sentences: 1,
    static: 1,
    untested: 1,
    tried: 5,
    survived: 1,
    score: 60,
  };
  expect(scoresOf({ files })).toEqual({ site: score });
  expect(survivorLines({ files })).toEqual([
    'src/site/a.ts:1:11 Survived StringLiteral ""',
    'src/site/a.ts:1:11 NoCoverage StringLiteral ""',
  ]);
});

test('the changed lines of a proposal are those that were added or replaced in the code', () => {
  const dir = mkdtempSync(join(tmpdir(), 'mutants-'));
  const before = process.cwd();
  onTestFinished(() => {
    process.chdir(before);
    rmSync(dir, { recursive: true });
  });
  process.chdir(dir);
  const git = (...words: string[]) => execFileSync('git', words, { cwd: dir });
  const write = (lines: string[]) => {
    for (const path of ['src/a.ts', 'src/ui/b.tsx', 'src/ui/b.css.ts', 'tests/c.ts'])
      writeInFolder(dir, path, `${lines.join('\n')}\n`);
    git('add', '-A');
    git('-c', 'user.name=a', '-c', 'user.email=a@b.ga', 'commit', '-qm', 'x');
  };
  git('init', '-q');
  write(['1', '2', '3', '4', '5']);
  write(['1', 'two', 'three', '4', '5', '6']);
  write(['1', 'two', 'three', '5', '6']);
  expect(changedLines('HEAD~2')).toEqual([
    ...['src/a.ts:2-3', 'src/a.ts:5-5'],
    ...['src/ui/b.tsx:2-3', 'src/ui/b.tsx:5-5'],
  ]);
});
