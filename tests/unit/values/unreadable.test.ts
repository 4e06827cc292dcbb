import { expect, test } from 'vitest';
import { correctionHint, issueAt, sortIssues } from '../../../src/values/issue.ts';
import { unreadableCharacter } from '../../../src/values/unreadable.ts';

test.each([
  ['Un texte, « lisible » : 12 € – 👩\u200d💻 😀\ttab\nfin', undefined],
  ['à la MAÇÃ »', undefined],
  ['Ã et Â seuls', undefined],
  ['Un ⓐ seul', undefined],
  ['cet Ã©tÃ©', [4, 'Ã©', 'cet été']],
  ['dâ€™un prixÂ : 5Â 000 Â€', [1, 'â€™', 'd’un prix : 5 000 Â€']],
  ['ceÂ\u00a0: «Â\u00a0ouiÂ\u00a0»', [2, 'Â\u00a0', 'ce\u00a0: «\u00a0oui\u00a0»']],
  ['fÃªte ðŸŽ‰', [1, 'Ãª', 'fête 🎉']],
  ['Å“uvre', [0, 'Å“', 'œuvre']],
  ['Ã\u0178', [0, 'Ã\u0178', 'ß']],
  ['un\u000bdeux \f trois\u0085', [2, '\u000b', 'un deux trois']],
  ['perdu\ufffd ici\u0007', [5, '\ufffd', undefined]],
  ['\uf0b7 point', [0, '\uf0b7', ' point']],
  ['a\u202eb\u034fc', [1, '\u202e', 'abc']],
  ['\u0007dâ€™un', [0, '\u0007', 'dâ€™un']],
  ['dâ€™un\u0007', [1, 'â€™', 'd’un\u0007']],
  ['un 𝐆𝐫𝐚𝐬 ⓐⓑ', [3, '𝐆𝐫𝐚𝐬', 'un Gras ab']],
  ['Oui！', [3, '！', 'Oui!']],
  ['a \ufdd0', [2, '\ufdd0', 'a ']],
  ['a \ud83d', [2, '\ud83d', 'a ']],
])('of %j, what cannot be read and the rest are %j', (text, expected) => {
  const found = unreadableCharacter(text);
  expect(found && [found.index, found.character, found.rest]).toEqual(expected);
});

test.each([
  ['\ufffd', 'Une lettre a été perdue', undefined],
  ['\uf0b7', 'police de symboles', undefined],
  ['\u0007', 'U+0007', undefined],
  ['\u{f0000}', 'police de symboles', undefined],
  ['\u202e', 'U+202E', undefined],
  ['Ã©', '« Ã© » se lit à la place', undefined],
  ['！', '« ！ » n’est pas une lettre du clavier', 'warning'],
])('of %j it is said why: « %s »', (text, words, severity) => {
  const fault = unreadableCharacter(text)?.fault;
  expect([fault?.rule, fault?.severity]).toEqual(['texte-illisible', severity]);
  expect(fault?.message).toContain(words);
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
