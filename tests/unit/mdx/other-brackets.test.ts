import { describe, expect, test } from 'vitest';
import { readBody } from '../../../src/mdx/read-body.ts';
import { page } from './render.ts';

const FIRST = 5;
const told = (body: string) =>
  readBody({ text: page(body), path: 'pages/x.mdx' }).faults.map(
    ({ rule, severity, line, column, suggestion }) =>
      `${line - FIRST + 1}:${column} ${rule} ${severity}${suggestion === undefined ? '' : ` → ${suggestion}`}`,
  );

describe('a tag needs its own signs', () => {
  test.each([
    ['[ButtonLink href="/a" label="A" /]', '<ButtonLink href="/a" label="A" />'],
    ['‹LatestArticles /›', '<LatestArticles />'],
    ['[/Section]', '</Section>'],
  ])('%s', (body, tag) => {
    expect(told(body)).toEqual([`1:1 balise-incomplete error → ${tag}`]);
  });
});

describe('prose is left in peace', () => {
  test.each([['words between brackets', '[Section], [Actions]\n\n[Section]\n\n‹Bonjour›']])(
    '%s',
    (_name, body) => {
      expect(told(body)).toEqual([]);
    },
  );
});
