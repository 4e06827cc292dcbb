import { describe, expect, test } from 'vitest';
import { readYaml } from '../../../src/read/yaml/read.ts';

const faultsOf = (line: string) =>
  readYaml([line], 'x', 1).issues.map(
    ({ rule, severity = 'error', suggestion }) => `${rule} ${severity} → ${suggestion}`,
  );

describe('curly quotes around a value are an error where its key takes no prose, else a remark', () => {
  test.each([
    ['a word of a list', 'span: “grand”', 'error → span: "grand"'],
    ['a word that is prose elsewhere', 'category: ‘Nature’', 'error → category: "Nature"'],
    ['an address', 'cv: “mon CV”', 'error → cv: "mon CV"'],
    ['a day', 'date: “hier”', 'error → date: "hier"'],
    ['a whole number', 'pricePerMb: “2”', 'error → pricePerMb: 2'],
    ['another number', 'pricePerMb: “2,5”', 'error → pricePerMb: "2,5"'],
    ['a title', 'title: “Nature”', 'warning → title: "Nature"'],
    ['a key of no schema', 'autre: “Nature”', 'warning → autre: "Nature"'],
  ])('%s', (_name, line, told) => {
    expect(faultsOf(line)).toEqual([`yaml-guillemet ${told}`]);
  });
});
