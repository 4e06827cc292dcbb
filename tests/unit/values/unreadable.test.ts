import { expect, test } from 'vitest';
import { correctionHint, issueAt, sortIssues } from '../../../src/values/issue.ts';
import { unreadableCharacter } from '../../../src/values/unreadable.ts';

test.each([
  ['Un texte, « lisible » : 12 € – 👩\u200d💻 😀\ttab\nfin', undefined],
  ['Ã et Â seuls, São João, ÂNGELA', undefined],
  ['Un ⓐ seul', undefined],
  ['cet Ã©tÃ©', 4],
  ['dâ€™un prix', 1],
  ['un prixÂ\u00a0: «', 7],
  ['perdu\ufffd ici\u0007', 5],
  ['\uf0b7 point', 0],
  ['a\u202eb\u034fc', 1],
  ['a\u2028b', 1],
  ['a\u{e0041}b', 1],
  ['un 𝐆𝐫𝐚𝐬 ⓐⓑ', 3],
  ['Oui！', 3],
  ['a \ufdd0', 2],
  ['Eco\u3164\uffa0', 3],
])('of %j, what cannot be read begins at %j', (text, index) => {
  expect(unreadableCharacter(text)?.index).toBe(index);
});

test('what is no letter of the keyboard is a doubt', () => {
  const severityOf = (text: string) => unreadableCharacter(text)?.fault.severity;
  expect(['！', 'Ã©'].map(severityOf)).toEqual(['warning', undefined]);
});

const FAULT = { rule: 'r', message: 'm', hint: 'h' };
const PLAIN = { rule: 'r', severity: 'error', file: 'f', line: 2, column: 3, message: 'm' };

test('an issue has a fix where a right text has its place, written as it stands there', () => {
  const at = { line: 2, column: 3 };
  const there = { ...at, range: { from: 4, to: 6 } };
  const fault = { ...FAULT, right: '' };
  expect(issueAt('f', at, fault)).toEqual({ ...PLAIN, hint: 'h' });
  expect(issueAt('f', there, FAULT)).not.toHaveProperty('fix');
  expect(issueAt('f', there, fault).fix).toEqual({ from: 4, to: 6, text: '' });
  const write = (right: string) => `"${right}"`;
  const issue = issueAt('f', { ...there, write, path: ['k'] }, { ...fault, severity: 'warning' });
  expect([issue.fix?.text, issue.path, issue.severity]).toEqual(['""', ['k'], 'warning']);
});

test('issues are in the order of files, lines, columns and rules, each once', () => {
  const issue = (file: string, line: number, column: number, rule: string) =>
    issueAt(file, { line, column }, { ...FAULT, rule });
  const sorted = [
    issue('a', 9, 1, 'r'),
    issue('b', 1, 2, 'r'),
    issue('b', 1, 10, 'q'),
    issue('b', 1, 10, 'r'),
    issue('b', 2, 1, 'r'),
    issue('b', 10, 1, 'r'),
  ];
  expect(sortIssues([...sorted.toReversed(), ...sorted])).toEqual(sorted);
});

test('a hint says the right word, and pastes it or what stands for it', () => {
  expect(correctionHint('un', 'autre')).toEqual({ hint: 'Écrivez « un ».', right: 'un' });
  expect(correctionHint('un', 'autre', 'UN')).toEqual({ hint: 'Écrivez « un ».', right: 'UN' });
  expect(correctionHint(undefined, 'autre', 'UN')).toEqual({ hint: 'autre' });
});
