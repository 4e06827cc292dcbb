import { expect, test } from 'vitest';
import { textsOf, titleIn } from '../../../src/model/document.ts';
import { readFile } from '../../../src/screen/read-file.ts';
import { setValue } from '../../../src/screen/yaml-edits.ts';
import { check } from '../../site.ts';
import { frozenFiles } from './frozen-files.ts';

test('a line with a French space is edited as its field shows it, and no other line changes', () => {
  const text = '---\ntitle\u00a0: A\ndate :\u00a014 novembre 2026\n---\n';
  const { yaml, values } = readFile({ path: 'content/articles/a.mdx', text });
  expect(values).toEqual({ title: 'A', date: '2026-11-14' });
  expect(setValue(yaml, ['title'], 'B')).toBe('title: B\ndate :\u00a014 novembre 2026\n');
});

test('each text of the frozen content has the title, the draft and the body that the site reads', async () => {
  const { content } = await check('tests/content');
  const texts = frozenFiles().filter(({ path }) => path.endsWith('.mdx'));
  const documents = textsOf(content.documents);
  expect(documents).toHaveLength(texts.length);
  for (const document of documents) {
    const file = texts.find(({ path }) => path === `content/${document.path}`);
    const { head, yaml, tail, body, ...reading } = readFile(file ?? { path: '' });
    expect(reading.title).toBe(titleIn(document, document.data));
    expect(reading.isDraft).toBe(Object(document.data).draft === true);
    expect(head + yaml + tail + body).toBe(document.text);
    expect((head + yaml + tail).split('\n')).toHaveLength(document.bodyLine);
  }
});
