import { isSeq, parseDocument, visit } from 'yaml';
import { applyRules } from '../check/apply-rules.ts';
import { readBody } from '../check/bodies/read-body.ts';
import { readFiles } from '../documents/read-files.ts';
import type { Issue } from '../values/issue.ts';
import type { StoredFile } from './backends/backend.ts';
import { partsOf, toLf } from './file-text.ts';
import type { Path } from './yaml-nodes.ts';

/** An issue of the file on the screen, with the field that it is about: an empty path for the keys as a whole, none for the text below. */
export interface FileIssue extends Issue {
  path: Path | undefined;
}

const encoder = new TextEncoder();

/** Bytes of each read file, by its text: the check reads a text again only when these are other bytes. */
const bytesOf = new Map<string, { text: string; size: number; bytes: Uint8Array }>();

function contentsOf(path: string, text: string) {
  const last = bytesOf.get(path);
  if (last?.text === text) return last;
  const bytes = encoder.encode(text);
  const contents = { text, size: bytes.length, bytes };
  bytesOf.set(path, contents);
  return contents;
}

/** Issues of one file as `npm run check` reports them for the whole content, in which this file has another text. */
export function issuesOf(
  files: readonly StoredFile[],
  edited: { path: string; text: string },
  pictures: readonly string[],
): FileIssue[] {
  const others = files.filter(({ path }) => path !== edited.path);
  const texts = [...others.filter(({ text }) => text !== undefined), edited];
  const known = new Map(
    texts.map(({ path, text = '' }) => [path.replace(/^content\//, ''), contentsOf(path, text)]),
  );
  const paths = [...known.keys()].sort();
  const listing = {
    texts: paths.filter((path) => path.endsWith('.mdx')),
    data: paths.filter((path) => /\.(?:ya?ml|json)$/.test(path)),
    pictures: [
      ...others.filter(({ path }) => path.startsWith('content/images/')).map(({ path }) => path),
      ...pictures,
    ].map((path) => path.replace(/^content\//, '')),
    guides: [],
    others: [],
    links: [],
    closed: [],
  };
  const snapshot = { dir: '', listing, files: known };
  const { issues } = applyRules(readFiles(snapshot, (path) => `content/${path}`, { readBody }));
  const pathAt = pathsByLine(edited);
  return issues
    .filter(({ file }) => file === edited.path)
    .map((issue) => ({ ...issue, path: pathAt(issue.line) }));
}

/** Finds the field to which a line of a file belongs: the innermost value on this line. */
function pathsByLine({ path, text }: { path: string; text: string }) {
  const parts = partsOf(toLf(text), path);
  const places: { from: number; to: number; path: Path }[] = [];
  const yaml = parts?.yaml ?? '';
  const before = parts?.head.split('\n').length ?? 1;
  const lineOf = (offset: number) => yaml.slice(0, offset).split('\n').length + before - 1;
  visit(parseDocument(yaml), {
    Pair(_, pair, above) {
      const keys = above.flatMap((node, index): (string | number)[] => {
        if ('key' in node) return [String(node.key)];
        return isSeq(node) ? [node.items.indexOf(above[index + 1])] : [];
      });
      const { range } = pair.key as { range: [number, number] };
      const end = (pair.value as { range?: [number, number] } | null)?.range?.[1] ?? range[1];
      const last = yaml.slice(0, end).trimEnd().length;
      places.push({
        from: lineOf(range[0]),
        to: lineOf(last),
        path: [...keys, String(pair.key)],
      });
    },
  });
  const bodyLine = before + yaml.split('\n').length;
  return (line: number): Path | undefined => {
    const around = places.filter(({ from, to }) => from <= line && line <= to);
    const inner = around.sort((a, b) => b.path.length - a.path.length)[0]?.path;
    return inner ?? (line < bodyLine || !parts?.head ? [] : undefined);
  };
}
