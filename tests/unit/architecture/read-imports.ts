import { readFileSync } from 'node:fs';
import { join } from 'node:path/posix';

export interface Import {
  file: string;
  line: number;
  target: string;
  typeOnly: boolean;
}

const FROM =
  /(import|export)(\s+type\b)?[^'"()]*?from\s*['"]([^'"]+)['"]|import\s*\(?\s*['"]([^'"]+)['"]/g;

/** What a source file imports and exports from elsewhere, as written; also by `import()`. */
export function readImports(file: string): Import[] {
  const text = readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\//g, (comment) =>
    comment.replace(/[^\n]/g, ' '),
  );
  return [...text.matchAll(FROM)].map((match) => ({
    file,
    line: text.slice(0, match.index).split('\n').length,
    target: match[3] ?? match[4] ?? '',
    typeOnly: Boolean(match[2]),
  }));
}

/** What a source file loads when it runs, through all files of the project: their paths, and names of libraries. */
export function loadedBy(entry: string): string[] {
  const loaded = new Set([entry]);
  for (const path of loaded)
    for (const { target, typeOnly } of /^(?:src|scripts)\/.*\.tsx?$/.test(path)
      ? readImports(path)
      : [])
      if (!typeOnly) loaded.add(target.startsWith('.') ? join(path, '..', target) : target);
  return [...loaded];
}
