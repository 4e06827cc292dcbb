import { isSeq, parseDocument, visit } from 'yaml';
import { applyRules } from '../check/apply-rules.ts';
import { readBody } from '../check/bodies/read-body.ts';
import { readFiles } from '../documents/read-files.ts';
import type { Issue } from '../values/issue.ts';
import { memoizeByKey } from '../values/memoize.ts';
import type { Path } from '../values/paths.ts';
import type { StoredFile } from './backends/backend.ts';
import { partsOf, toLf } from './file-text.ts';

/** An issue of the file on the screen, with the field that it is about: an empty path for the keys as a whole, none for the text below. */
export interface FileIssue extends Omit<Issue, 'path'> {
  path: Path | undefined;
}

/** Bytes of a file: the check reads it again only when they are others. */
const bytesOf = memoizeByKey<StoredFile, { size: number; bytes: Uint8Array }>();

const contentsOf = (file: StoredFile) =>
  bytesOf(file, () => {
    const bytes = new TextEncoder().encode(file.text);
    return { size: bytes.length, bytes };
  });

const named = (path: string) => path.replace(/^content\//, '');

/** Issues of one file as `npm run check` reports them for the whole content, in which this file has another text. */
export function issuesOf(
  files: readonly StoredFile[],
  edited: { path: string; text: string },
  pictures: readonly string[],
): FileIssue[] {
  const others = files.filter(({ path, text }) => text !== undefined && path !== edited.path);
  const known = new Map([...others, edited].map((file) => [named(file.path), contentsOf(file)]));
  const paths = [...known.keys()].sort();
  const listing = {
    texts: paths.filter((path) => path.endsWith('.mdx')),
    data: paths.filter((path) => !path.endsWith('.mdx')),
    pictures: pictures.map((address) => address.slice(1)),
    ...{ downloads: [], guides: [], others: [], links: [], closed: [] },
  };
  const snapshot = { dir: '', listing, files: known };
  const { issues } = applyRules(readFiles(snapshot, (path) => `content/${path}`, { readBody }));
  const pathAt = pathsByLine(edited);
  return issues
    .filter(({ file }) => file === edited.path)
    .map((issue) => ({ ...issue, path: issue.path ?? pathAt(issue.line) }));
}

/** Finds the field to which a line of a file belongs: the innermost value on this line. */
function pathsByLine({ path, text }: { path: string; text: string }) {
  const { head = '', yaml = '' } = partsOf(toLf(text), path) ?? {};
  const lineOf = (offset: number) => (head + yaml.slice(0, offset)).split('\n').length;
  const places: { from: number; to: number; path: Path }[] = [];
  visit(parseDocument(yaml), {
    Pair(_, { key, value }, above) {
      const keys = above.flatMap((node, index): Path => {
        if ('key' in node) return [String(node.key)];
        return isSeq(node) ? [node.items.indexOf(above[index + 1])] : [];
      });
      const [from = 0, last = 0] = (key as { range?: number[] }).range ?? [];
      const to = (value as { range?: number[] } | null)?.range?.[1] ?? last;
      const end = yaml.slice(0, to).trimEnd().length;
      places.push({ from: lineOf(from), to: lineOf(end), path: [...keys, String(key)] });
    },
  });
  const isBody = (line: number) => head !== '' && line > lineOf(yaml.length);
  return (line: number): Path | undefined => {
    const around = places.filter(({ from, to }) => from <= line && line <= to);
    const inner = around.sort((a, b) => b.path.length - a.path.length)[0]?.path;
    return inner ?? (isBody(line) ? undefined : []);
  };
}
