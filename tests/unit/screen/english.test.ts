import { expect, test } from 'vitest';
import { checkFile } from '../../../src/screen/check-file.ts';
import { englishPath, englishText } from '../../../src/screen/new-text.tsx';
import { readFile } from '../../../src/screen/read-file.ts';
import { frozenFiles, frozenPictures } from './frozen-files.ts';

const files = frozenFiles();
const french = files.filter(({ path }) => englishPath(path) !== undefined);
const pictures = frozenPictures();

test('each French page has one English path, at whose address the site finds its translation', () => {
  expect(french.length).toBeGreaterThan(5);
  const path = englishPath('content/pages/projets/eco-logik/index.mdx');
  expect(path).toBe('content/pages/en/projets/eco-logik/index.mdx');
  for (const other of ['content/pages/en/blog.mdx', 'content/articles/a.mdx', 'content/site.yml'])
    expect(englishPath(other)).toBeUndefined();
});

test('an English version that is made from any page says its language', () => {
  for (const file of french) {
    const english = { path: englishPath(file.path) ?? '', text: englishText(file) };
    const { values, title } = readFile(english);
    expect(values).toEqual({ ...readFile(file).values, lang: 'en' });
    const others = files.filter(({ path }) => path !== english.path);
    const { issues, pages } = checkFile(others, english, pictures);
    expect(issues.filter(({ rule }) => rule === 'cle-manquante')).toEqual([]);
    const [page] = pages.filter(({ lang, title: name }) => lang === 'en' && name === title);
    expect(page?.route).toMatch(/^\/en(?:\/|$)/);
  }
});
