import { describe, expect, test } from 'vitest';
import { readBody } from '../../../src/mdx/read-body.ts';
import { page } from './render.ts';

const FIRST = 5;
const told = (body: string) =>
  readBody({ text: page(body), path: 'pages/x.mdx' }).faults.map(
    ({ rule, severity, line, column, suggestion }) =>
      `${line - FIRST + 1}:${column} ${rule} ${severity}${suggestion === undefined ? '' : ` → ${suggestion}`}`,
  );

describe('a link that lacks a sign does not work', () => {
  test.each([
    ['Voyez [Services]/services).', '1:7 lien-mal-ecrit error → [Services](/services)'],
    ['Voyez [Services(/services).', '1:7 lien-mal-ecrit error → [Services](/services)'],
    ['Voyez [Services]{/services}.', '1:7 lien-mal-ecrit error → [Services](/services)'],
    ['Voyez « Services »(/services).', '1:7 lien-mal-ecrit error → [Services](/services)'],
    ['Voyez Services](/services).', '1:15 lien-mal-ecrit error'],
  ])('%s', (body, said) => {
    expect(told(body)).toEqual([said]);
  });
});

describe('prose is left in peace', () => {
  test.each([
    ['a source after a title', '« Le Monde »(https://exemple.ga) et « Un » (/contact)'],
    ['a link between brackets', '[Voyez [ici](/contact)]'],
    ['a path', 'Le dossier [a]/b et (c]/d)'],
  ])('%s', (_name, body) => {
    expect(told(body)).toEqual([]);
  });
});
