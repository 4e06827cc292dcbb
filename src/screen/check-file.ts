import { isMap, isSeq, parseDocument } from 'yaml';
import { applyRules } from '../check/apply-rules.ts';
import { checkedContent } from '../check/checked.ts';
import { type Reading, readFiles } from '../documents/read-files.ts';
import { textsOf, titleIn } from '../model/document.ts';
import { nameInSite, ownName } from '../model/menus.ts';
import type { Issue } from '../values/issue.ts';
import { memoizeByKey } from '../values/memoize.ts';
import { type Path, valueAt } from '../values/paths.ts';
import { offsetOf } from '../values/positions.ts';
import type { StoredFile } from './backends/backend.ts';
import { readFile } from './read-file.ts';

/** A page of the site, to which a text may link. */
export interface Page {
  route: string;
  title: string;
  /** Its name in menus: for the home of a project with pages of its own, that of the project. */
  name: string;
  /** Its name in the menu of a project. */
  ownName: string;
  lang: unknown;
}

/** Bytes of a file: the check reads it again only when they are others. */
const bytesOf = memoizeByKey<StoredFile, { size: number; bytes: Uint8Array }>();

const contentsOf = (file: StoredFile) =>
  bytesOf(file, () => {
    const bytes = new TextEncoder().encode(file.text);
    return { size: bytes.length, bytes };
  });

const named = (path: string) => path.replace(/^content\//, '');

/** Reads the whole content, in which one file has another text. */
export function readWith(
  files: readonly StoredFile[],
  edited: StoredFile,
  attachments: ReadonlyMap<string, string>,
): Reading {
  const others = files.filter(({ path, text }) => text !== undefined && path !== edited.path);
  const known = new Map([...others, edited].map((file) => [named(file.path), contentsOf(file)]));
  const attached = Array.from(attachments.keys(), (address) => address.slice(1));
  const paths = [...known.keys()].sort();
  const listing = {
    texts: paths.filter((path) => path.endsWith('.mdx')),
    data: paths.filter((path) => !path.endsWith('.mdx')),
    pictures: attached.filter((path) => path.startsWith('images/')),
    downloads: [...files.map(({ path }) => named(path)), ...attached].filter((path) =>
      /^documents\/.*\.pdf$/.test(path),
    ),
    ...{ guides: [], others: [], links: [] },
  };
  const reading = readFiles({ dir: '', listing, files: known }, (path) => `content/${path}`);
  // Pictures and PDFs are not unreadable: nobody reads their bytes here.
  return { ...reading, listing };
}

/**
 * Checks one file as `npm run check` does for the whole content, in which this file has another text; and lists all pages, by
 * title. The path of an issue leads to its field: empty for the keys as a whole, none for the text below.
 */
export function checkFile(
  files: readonly StoredFile[],
  edited: { path: string; text: string },
  attachments: ReadonlyMap<string, string>,
): { issues: Issue[]; pages: Page[] } {
  const reading = readWith(files, edited, attachments);
  const { head, yaml } = readFile(edited);
  const keys = parseDocument(yaml).contents;
  const own = applyRules(reading).issues.filter(({ file }) => file === edited.path);
  const issues = own.map(({ fix, ...issue }) => {
    const offset = offsetOf(edited.text, issue) - head.length;
    const isBody = head !== '' && offset >= yaml.length;
    // A picture that is not there is another one than that whose name is like its own.
    const right = issue.rule === 'image-absente' ? undefined : fix;
    return {
      ...issue,
      ...(right && { fix: right }),
      path: issue.path ?? (isBody ? undefined : pathAt(keys, offset)),
    };
  });
  const pages = textsOf(checkedContent(reading.content).documents).flatMap((text): Page[] => {
    const { route, data } = text;
    const title = titleIn(text, data);
    if (!route || !title) return [];
    const names = (text.kind === 'page' && text.frontmatter) || { title };
    const lang = valueAt(data, ['lang']);
    return [{ route, title, name: nameInSite(names), ownName: ownName(names), lang }];
  });
  return { issues, pages: pages.sort((a, b) => a.title.localeCompare(b.title, 'fr')) };
}

/** Keys to the innermost value that an offset of the YAML is in. */
function pathAt(node: unknown, offset: number): Path {
  const isBefore = (part: unknown) =>
    offset < ((part as { range?: number[] } | null)?.range?.[1] ?? 0);
  if (isMap(node)) {
    const pair = node.items.find(({ key, value }) => isBefore(key) || isBefore(value));
    // A remark above a key is about all that the key holds.
    const inner = !pair || isBefore(pair.key) ? [] : pathAt(pair.value, offset);
    return pair && offset >= 0 ? [String(pair.key), ...inner] : [];
  }
  const index = isSeq(node) ? node.items.findIndex(isBefore) : -1;
  return isSeq(node) && index >= 0 ? [index, ...pathAt(node.items[index], offset)] : [];
}
