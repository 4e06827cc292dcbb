import { expect, test } from 'vitest';
import { checkFile } from '../../../src/screen/check-file.ts';
import { englishPath, englishText } from '../../../src/screen/new-text.tsx';
import { readFile } from '../../../src/screen/read-file.ts';
import { frozenFiles, frozenPictures } from './frozen-files.ts';

test('an English version that is made from any page says its language, is found by its address, and waits', () => {
  const files = frozenFiles();
  const french = files.filter(({ path }) => englishPath(path) !== undefined);
  expect(french.length).toBeGreaterThan(5);
  for (const file of french) {
    const english = { path: englishPath(file.path) ?? '', text: englishText(file) };
    const { values, title } = readFile(english);
    expect(values).toEqual({ ...readFile(file).values, lang: 'en', draft: true });
    const others = files.filter(({ path }) => path !== english.path);
    const { issues, pages } = checkFile(others, english, frozenPictures());
    expect(issues.filter(({ rule }) => rule === 'cle-manquante')).toEqual([]);
    const [page] = pages.filter(({ lang, title: name }) => lang === 'en' && name === title);
    expect(page?.route).toMatch(/^\/en(?:\/|$)/);
  }
});
