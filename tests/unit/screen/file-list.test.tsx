import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StoredFile } from '../../../src/screen/backends/backend.ts';
import { EditorContext } from '../../../src/screen/editor-context.ts';
import { Remaining } from '../../../src/screen/fields/issues.tsx';
import { FileList, Texts } from '../../../src/screen/file-list.tsx';

/** Files that note which of them have been read. */
function watchedFiles(count: number) {
  const read = new Set<string>();
  const files = Array.from({ length: count }, (_, number): StoredFile => {
    const path = `content/articles/article-${number}.mdx`;
    const text = `---\ntitle: Article ${number}\n---\n`;
    return Object.defineProperty({ path }, 'text', { get: () => read.add(path) && text });
  });
  return { files, read };
}

test('no text is read before its list is open, however many there are', () => {
  const { files, read } = watchedFiles(1000);
  const markup = renderToStaticMarkup(
    <FileList
      {...{ files, proposals: [] }}
      typed=""
      setTyped={() => undefined}
      open={() => undefined}
    />,
  );
  expect(markup).toContain('Articles (1000)');
  expect([...read]).toEqual([]);
});

test('the list calls the home page by its usual name, and says which page is English', () => {
  const page = (name: string) => ({
    path: `content/pages/${name}.mdx`,
    text: '---\ntitle: Contact\n---\n',
  });
  const files = ['index', 'contact', 'en/index', 'en/contact'].map(page);
  const markup = renderToStaticMarkup(
    <Texts {...{ files, all: files, marks: [] }} open={() => undefined} />,
  );
  expect(
    markup
      .replace(/<[^>]*>/g, ' ')
      .trim()
      .split(/ {2,}/),
  ).toEqual(['Accueil', 'Contact', 'Accueil (anglais)', 'Contact (anglais)']);
});

test('a page of a project is named with it', () => {
  const page = (name: string, keys: string) => ({
    path: `content/pages/${name}.mdx`,
    text: `---\n${keys}\n---\n`,
  });
  const files = [
    page('projet/index', 'title: Accueil\nsection:\n  name: Le projet'),
    page('services', 'title: Services'),
  ];
  const markup = renderToStaticMarkup(
    <Texts {...{ files, all: files, marks: [] }} open={() => undefined} />,
  );
  expect(markup.replace(/<[^>]*>/g, ' ')).toMatch(/^ +Accueil \(Le projet\) +Services +$/);
});

test('remarks have a link at the top where nothing is wrong', () => {
  const editor = {
    ...{ values: {}, saved: {}, pictures: new Map(), change: () => undefined, fix: undefined },
    ...{ title: 'A', refreshAttachments: () => Promise.resolve() },
  };
  const top = (severities: readonly ('warning' | 'error')[]) => {
    const issues = severities.map((severity, at) => ({
      ...{ rule: 'r', severity, file: 'f', message: 'M.', hint: 'H.', line: at + 1, column: 1 },
    }));
    return renderToStaticMarkup(
      <EditorContext value={{ ...editor, issues }}>
        <Remaining fields={[]} />
      </EditorContext>,
    );
  };
  expect(top([])).toBe('');
  expect(top(['warning'])).toBe('<a href="#texte">1 remarque, plus bas</a>');
  expect(top(['warning', 'warning'])).toContain('2 remarques, plus bas');
  expect(top(['warning', 'error'])).not.toContain('remarque');
});
