import type { FileBytes } from './snapshot.ts';

interface Named {
  /** Path under the content folder. */
  path: string;
  /** Path relative to the repository. */
  file: string;
  contents: FileBytes | undefined;
}

/**
 * Gives a reader of files that does not read bytes again which it has read under the same names: a
 * long-lived process checks often. What was read must not be changed.
 */
export function onceRead<Source extends Named, Result>(
  read: (source: Source) => Result,
): (source: Source) => Result {
  const seen = new WeakMap<FileBytes, { path: string; file: string; result: Result }>();
  return (source) => {
    const { path, file, contents } = source;
    if (!contents) return read(source);
    const known = seen.get(contents);
    if (known?.path === path && known.file === file) return known.result;
    const result = read(source);
    seen.set(contents, { path, file, result });
    return result;
  };
}
