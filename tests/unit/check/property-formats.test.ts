import { expect, test } from 'vitest';
import { valueDiagnosis } from '../../../src/check/bodies/property-values.ts';
import { AMOUNT, DAY } from '../../../src/content/formats/numbers.ts';

test.each([
  [AMOUNT, '12', undefined],
  [AMOUNT, '1 250', 'n="1250"'],
  [DAY, '2027-06-05', undefined],
  [DAY, '5 juin 2027', 'n="2027-06-05"'],
])('a property of a block may have a format of the site: %#', (format, value, fixed) => {
  const attribute = { type: 'mdxJsxAttribute' as const, name: 'n', value };
  const prop = { type: 'text' as const, format, description: 'Un nombre.' };
  const context = { file: '', path: '', text: '', source: '', data: {}, kind: 'page' as const };
  expect(valueDiagnosis(attribute, prop, context)?.fix?.text).toBe(fixed);
});
