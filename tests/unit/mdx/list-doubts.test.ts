import { expect, test } from 'vitest';
import { readBody } from '../../site.ts';
import { page } from './render.ts';

test.each<[about: string, body: string, lines: number[]]>([
  ['a sum below zero', 'Solde :\n\n- 15 000 FCFA', [3]],
  ['signs of sums', '+ 20 000 FCFA\n- 5 000 FCFA', [1, 2]],
  ['a temperature', '- 4 °C cette nuit', [1]],
  ['two spaces under a number', '1. Eau\n  1. pompe\n  2. tuyau\n2. Sol', [2, 3]],
  ['three spaces under a number of two figures', '9. Eau\n   - pompe\n10. Sol\n   - sable', [4]],
  ['a cell too few', '| a | b | c |\n|---|---|---|\n| 1 | 2 |', [3]],
])('%s is asked about', (_about, body, lines) => {
  const first = page('').split('\n').length - 1;
  const { issues } = readBody({ text: page(body), path: 'pages/x.mdx' });
  expect(issues.map(({ line }) => line - first + 1)).toEqual(lines);
});
