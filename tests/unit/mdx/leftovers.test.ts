import { describe, expect, test } from 'vitest';
import { readBody } from '../../../src/mdx/read-body.ts';
import { page } from './render.ts';

const FIRST = 5;
const told = (body: string) =>
  readBody({ text: page(body), path: 'pages/x.mdx' }).faults.map(
    ({ rule, severity, line, column, suggestion }) =>
      `${line - FIRST + 1}:${column} ${rule} ${severity}${suggestion === undefined ? '' : ` → ${suggestion}`}`,
  );

describe('what another tool left is told of, once', () => {
  test.each([
    ['La forêt【4†source】, la mer【5†source】.', '1:9 mise-en-forme warning → La forêt, la mer.'],
    ['Un mot :contentReference[oaicite:0]{index=0}', '1:8 mise-en-forme warning → Un mot'],
    ['![A](/images/a.svg){width=300}', '1:20 mise-en-forme warning → ![A](/images/a.svg)'],
    ['[A](/contact){target="_blank"} ici', '1:14 mise-en-forme warning → [A](/contact) ici'],
    ['## Un titre {#repere}', '1:13 mise-en-forme warning → ## Un titre'],
    ['> [!NOTE]\n> Un mot.', '1:3 mise-en-forme warning'],
    [':::note\nUn mot.\n:::', '1:1 mise-en-forme warning'],
    ['Voyez [[Contact]].', '1:7 mise-en-forme warning'],
    ['Un ==mot== ici.', '1:4 mise-en-forme warning'],
    ['🌱 Planter\n🌊 Nettoyer', '1:1 mise-en-forme warning → - 🌱 Planter\n- 🌊 Nettoyer'],
    ['✅ Oui\n❌ Non', '1:1 mise-en-forme warning → - ✅ Oui\n- ❌ Non'],
  ])('%s', (body, said) => {
    expect(told(body)).toEqual([said]);
  });
});

describe('prose is left in peace', () => {
  test.each([
    ['braces', 'Écrivez {prénom} et {x = 1}, ou {A} et {#1}.'],
    ['signs that are meant', '\\【1】, `{width=300}`, \\[[Contact]]'],
    ['brackets', '[…] et [[1]](/contact), [Section], [Actions]\n\n[sic]'],
    ['one line with a drawing', '🌱 Planter\n\nUn 🌱 mot\n🌊'],
    ['lines ended by hand', '🌱 Planter\\\n🌊 Nettoyer'],
    ['equalities', 'a == b et c == d ; 2 ==> 3'],
    ['colons', ':::\n\nUn ::: deux'],
  ])('%s', (_name, body) => {
    expect(told(body)).toEqual([]);
  });
});

test('a long text of such signs costs little', () => {
  const start = process.cpuUsage();
  for (const sign of [
    '【',
    '{a=',
    '[[a',
    '==a',
    '[a(/',
    '«a',
    '](/',
    ':::a ',
    '🌱 a\n',
    ':contentReference[',
  ])
    told(sign.repeat(5_000));
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1e6).toBeLessThan(5);
});
