import { checked } from '../src/check/checked.ts';
import { parse } from '../src/documents/body/parse-body.ts';
import { readDocument } from '../src/documents/read-mdx.ts';
import { readPage } from '../src/documents/read-page.ts';
import { mdxOptions } from '../src/mdx/plugins.ts';
import { kindOf, kinds } from '../src/site/kinds/index.ts';
import { normalize } from '../src/values/text.ts';

export { check, checkReading } from '../src/check/check.ts';
export { readContent } from '../src/documents/read-content.ts';
export { readFiles as readSnapshot } from '../src/documents/read-files.ts';
export { readMdx } from '../src/documents/read-mdx.ts';
export { takeSnapshot } from '../src/documents/snapshot.ts';

/** The path of a file below the content folder: `content/pages/a.mdx` -> `pages/a.mdx`. */
const contentPath = (file: string) => file.replace(/^.*?content\//, '');

/** A page, read by the kind of its path. */
export function pageOf(text: string, file: string) {
  const path = contentPath(file);
  return readPage(normalize(text), kinds[kindOf(path) ?? 'page'], path);
}

/** The document of a text. */
export function documentOf(text: string, file: string) {
  const path = contentPath(file);
  const kind = kindOf(path) ?? 'page';
  return checked(readDocument({ path, file, text: normalize(text), kind }).document);
}

/** What the check finds in the body of a text. */
export function readBody({ text, path }: { text: string; path: string }) {
  const document = documentOf(text, path);
  return { ...document.facts, issues: document.bodyIssues };
}

/** How the build compiles a text. */
export function optionsFor(text: string, path: string) {
  const document = documentOf(text, path);
  return mdxOptions(parse(document), document.bodyIssues);
}
