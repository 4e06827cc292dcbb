import { relative, resolve, sep } from 'node:path';
import type { CheckResult } from '../check/apply-rules.ts';
import { check as checkContent } from '../check/check.ts';
import { type Content, textsOf } from '../content/document.ts';
import { type Manifest, manifestOf } from '../content/manifest.ts';
import { isShown, type VisibilityOptions } from '../content/visibility.ts';
import { type Issue, isError, sortIssues } from '../values/issue.ts';
import { readBody } from './bodies.ts';
import { fileChanges } from './file-changes.ts';
import type { Emitted } from './pictures/picture-file.ts';
import { preparePictures } from './prepare-pictures.ts';
import { proofsOf } from './proofs.ts';
import { unreadContent } from './system-faults.ts';

/** Valid content, from which the site is rendered. */
interface Reading {
  content: Content;
  manifest: Manifest;
  /** Web pictures of all visible texts. */
  pictures: readonly Emitted[];
}

/** Content for Vite's plugins; only `refresh` changes it. */
export interface ContentReader {
  readonly folder: string;
  /** Last valid reading; undefined before the first one. */
  readonly last: Reading | undefined;
  /** Current errors, and the texts of all files, from which reports quote the faulty lines. */
  readonly wrong: { readonly errors: readonly Issue[]; readonly texts: CheckResult['texts'] };
  /** Text of a content file in the last valid reading, by its absolute path. */
  textOf(file: string): string | undefined;
  /**
   * Reads the content again, one reading at a time; `drafts` includes texts that are not public yet. Errors leave `last`
   * unchanged. Rejects when the folder cannot be read at all; `wrong` then contains the issue.
   */
  refresh(drafts?: boolean): Promise<CheckResult>;
}

/** Creates a reader of the folder `content`. */
export function contentReader(
  check = (folder: string) => checkContent(folder, readBody),
): ContentReader {
  const folder = resolve('content');
  let last: Reading | undefined;
  let wrong: ContentReader['wrong'] = { errors: [], texts: {} };
  let bodies: ReadonlyMap<string, string> = new Map();
  /** Resolves when the current reading ends; never rejects. */
  let idle: Promise<unknown> = Promise.resolve();
  let waiting: Promise<CheckResult> | undefined;

  async function read(drafts: boolean): Promise<CheckResult> {
    const result = await check(folder);
    const { content, texts, today } = result;
    const errors = result.issues.filter(isError);
    wrong = { errors, texts };
    if (errors.length > 0) return result;
    const visibility = { today, drafts };
    const prepared = await preparePictures(content.dir, content.pictures, {
      files: result.pictures,
      proofs: proofsOf(content),
      hidden: hiddenPictures(result, visibility),
    });
    const { emitted, issues } = prepared;
    if (issues.length > 0) {
      wrong = { errors: issues, texts };
      return { ...result, issues: sortIssues([...result.issues, ...issues]) };
    }
    const manifest = manifestOf(
      content,
      prepared.pictures,
      visibility,
      await fileChanges(content.dir, '.'),
    );
    last = { content, manifest, pictures: emitted };
    bodies = new Map(textsOf(content.documents).map(({ path, text }) => [path, text]));
    return result;
  }

  return {
    folder,
    get last() {
      return last;
    },
    get wrong() {
      return wrong;
    },
    textOf: (file) => bodies.get(relative(folder, file).replaceAll(sep, '/')),
    refresh(drafts = false) {
      // A reading that has not started will see all changes, so its callers share it; all of a process ask for the same `drafts`.
      waiting ??= idle.then(() => {
        waiting = undefined;
        const reading = read(drafts).catch((fault) => {
          wrong = { errors: [unreadContent(fault)], texts: {} };
          throw fault;
        });
        idle = reading.catch(() => {});
        return reading;
      });
      return waiting;
    },
  };
}

/** Pictures used only by texts that are not public: they are not published either. */
function hiddenPictures(
  { content, texts }: CheckResult,
  visibility: VisibilityOptions,
): ReadonlySet<string> {
  const hidden = new Set(
    textsOf(content.documents).flatMap((text) => (isShown(text, visibility) ? [] : text.file)),
  );
  if (hidden.size === 0) return hidden;
  const existing = new Set(content.pictures);
  const used = (isHidden: boolean) =>
    Object.entries(texts).flatMap(([file, text]) =>
      hidden.has(file) === isHidden ? picturesIn(text, existing) : [],
    );
  const shown = new Set(used(false));
  return new Set(used(true).filter((path) => !shown.has(path)));
}

/** Characters of a picture's path that are searched: 255 for the longest file name, the rest for folders. */
const MAX_PATH = 600;

/** Existing pictures whose address a text contains. A name may have blanks or two extensions: each possible end is tried. */
function picturesIn(text: string, existing: ReadonlySet<string>): string[] {
  return [...text.matchAll(/\/images\//g)].flatMap(({ index }) => {
    const rest = text.slice(index + 1, index + MAX_PATH);
    const ends = rest.matchAll(/\.(?:jpe?g|png|webp|avif|svg)/gi);
    const paths = Array.from(ends, ({ index: at, 0: end }) => rest.slice(0, at + end.length));
    return paths.filter((path) => existing.has(path));
  });
}
