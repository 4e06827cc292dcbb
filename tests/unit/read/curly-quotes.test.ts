import { describe, expect, test } from 'vitest';
import { readLines } from './read-lines.ts';

const faultsOf = (text: string) =>
  readLines(text.split('\n')).issues.map(
    ({ rule, severity = 'error', suggestion }) => `${rule} ${severity} → ${suggestion}`,
  );

describe('curly quotes around a value are an error where its key takes no prose, else a remark', () => {
  test.each([
    ['a word of a list', 'gallery:\n  - span: “grand”', 'error →   - span: "grand"'],
    ['a word that is prose elsewhere', 'category: ‘Nature’', 'error → category: "Nature"'],
    ['an address', 'radio: “ma radio”', 'error → radio: "ma radio"'],
    ['a day', 'date: “hier”', 'error → date: "hier"'],
    ['a whole number', 'dataPrice:\n  xafPerMegabyte: “2”', 'error →   xafPerMegabyte: 2'],
    ['another number', 'dataPrice:\n  xafPerMegabyte: “2,5”', 'error →   xafPerMegabyte: "2,5"'],
    ['prose', 'card:\n  category: “Nature”', 'warning →   category: "Nature"'],
    ['a title', 'title: “Nature”', 'warning → title: "Nature"'],
    ['a key of no schema', 'autre: “Nature”', 'warning → autre: "Nature"'],
  ])('%s', (_name, text, told) => {
    expect(faultsOf(text)).toEqual([`yaml-guillemet ${told}`]);
  });
});
