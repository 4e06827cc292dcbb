import { expect, test } from 'vitest';
import { isError } from '../../../src/values/issue.ts';
import { readBody } from '../../site.ts';
import { comparable, reference } from './reference.ts';
import { page, renderBody } from './render.ts';

/** What GitHub adds to CommonMark, by the sections of its specification, but for a cell too many, which the check refuses. */
const EXAMPLES = [
  '| foo | bar |\n| --- | --- |\n| baz | bim |',
  '| abc | defghi |\n:-: | -----------:\nbar | baz',
  '| f\\|oo |\n| ------ |\n| b `\\|` az |\n| b **\\|** im |',
  '| abc | def |\n| --- | --- |\n| bar | baz |\n> bar',
  '| abc | def |\n| --- | --- |\n| bar | baz |\n\nbar',
  '| abc | def |\n| --- | --- |\n| bar |',
  '| abc | def |\n| --- | --- |',
  '- [x] foo\n  - [ ] bar\n  - [x] baz\n- [ ] bim',
  '~~Hi~~ Hello, ~~there~~ world!',
  'This ~~has a\n\nnew paragraph~~.',
  'www.commonmark.org',
  'Visit www.commonmark.org.\n\nVisit www.commonmark.org/a.b.',
  'www.google.com/search?q=Markup+(business)\n\n(www.google.com/search?q=Markup+(business))',
  'www.google.com/search?q=commonmark&hl=en',
  'http://commonmark.org\n\n(Visit https://encrypted.google.com/search?q=Markup+(business))',
  'foo@bar.baz',
  'hello@mail+xyz.example isn’t valid, but hello+xyz@mail.example is.',
];

test.each(EXAMPLES)('pages show %j as GitHub does', async (text) => {
  const { issues } = readBody({ text: page(text), path: 'content/articles/essai.mdx' });
  expect(issues.filter(isError)).toEqual([]);
  expect(comparable(await renderBody(text))).toBe(comparable(await reference(text)));
});
