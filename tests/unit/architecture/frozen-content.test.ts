import { expect, test } from 'vitest';
import { textsOf } from '../../../src/model/document.ts';
import { blocks } from '../../../src/site/blocks/index.ts';
import { KINDS } from '../../../src/site/kinds/index.ts';
import { sharedFiles } from '../../../src/site/schema/index.ts';
import { check } from '../../site.ts';

/** What the browser tests run on: it must hold one of all that editors may use. */
const { content, issues, texts } = await check('tests/content');

test('the frozen content has no error', () => {
  expect(issues.filter(({ severity }) => severity === 'error')).toEqual([]);
});

test('the frozen content holds every block', () => {
  const texts = content.documents.map(({ text }) => text).join('\n');
  expect(Object.keys(blocks).filter((name) => !texts.includes(`<${name}`))).toEqual([]);
});

test('the frozen content holds every kind of text and every shared file', () => {
  // A report opens the dashboard, whose notice the browser tests ask for.
  const kinds = new Set(textsOf(content.documents).map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(KINDS.filter((kind) => kind !== 'rapport').sort());
  const files = Object.keys(texts);
  expect(
    Object.values(sharedFiles).filter(({ path }) => !files.includes(`tests/content/${path}`)),
  ).toEqual([]);
});
