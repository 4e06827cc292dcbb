import { relative, resolve, sep } from 'node:path';
import { checkSite } from '../content/check.ts';
import { textsOf } from '../content/document.ts';
import { type Manifest, manifestOf } from '../content/manifest.ts';
import { isShown, type VisibilityOptions } from '../content/visibility.ts';
import type { CheckResult } from '../engine/check.ts';
import type { Content } from '../engine/document.ts';
import { type Issue, isError, sortIssues } from '../engine/issue.ts';
import { fileChanges } from './file-changes.ts';
import type { Emitted } from './pictures/picture-file.ts';
import { preparePictures } from './pictures.ts';
import { withProofDigests } from './proof-digests.ts';
import { unreadContent } from './system-faults.ts';

/** What the site is rendered from: a reading of the content without errors. */
interface Reading {
  content: Content;
  manifest: Manifest;
  /** The web pictures of all texts that are shown. */
  pictures: readonly Emitted[];
}

/** The content as Vite serves it. It alone changes what it holds, a whole reading at a time. */
export interface ContentReader {
  readonly folder: string;
  /** The last reading without errors; undefined until there is one. */
  readonly last: Reading | undefined;
  /** What is wrong now, and the texts that a report quotes. */
  readonly wrong: { readonly errors: readonly Issue[]; readonly texts: CheckResult['texts'] };
  /** The text of a file of the content by its absolute path, as the check has read it. */
  textOf(file: string): string | undefined;
  /**
   * Reads the content again, with `drafts` also what visitors do not see yet; a faulty state leaves the last good one in
   * place. One reading at a time, so that the newest ends last. Rejects when the content as a whole cannot be read: `wrong`
   * says it too.
   */
  refresh(drafts?: boolean): Promise<CheckResult>;
}

/** Reads the folder `content` of the project whenever it is asked to. */
export function contentReader(check = checkSite): ContentReader {
  const folder = resolve('content');
  let last: Reading | undefined;
  let wrong: ContentReader['wrong'] = { errors: [], texts: {} };
  let bodies: ReadonlyMap<string, string> = new Map();
  /** Settles when no reading is under way; never rejects. */
  let idle: Promise<unknown> = Promise.resolve();
  let waiting: Promise<CheckResult> | undefined;

  async function read(drafts: boolean): Promise<CheckResult> {
    const result = await check(folder);
    const { content, texts, today } = result;
    const errors = result.issues.filter(isError);
    wrong = { errors, texts };
    if (errors.length > 0) return result;
    const showing = { today, drafts };
    const prepared = await preparePictures(content.dir, content.pictures, {
      files: result.pictures,
      hidden: hiddenPictures(result, showing),
    });
    const { emitted, issues } = prepared;
    if (issues.length > 0) {
      wrong = { errors: issues, texts };
      return { ...result, issues: sortIssues([...result.issues, ...issues]) };
    }
    const pictures = await withProofDigests(content, prepared);
    const manifest = manifestOf(content, pictures, showing, await fileChanges(content.dir, '.'));
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
      // A reading that waits for its turn sees every change up to then: one is enough for all who ask.
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

/** The pictures used only by texts that are not shown. */
function hiddenPictures(
  { content, texts }: CheckResult,
  showing: VisibilityOptions,
): ReadonlySet<string> {
  const hidden = new Set(
    textsOf(content.documents).flatMap((text) => (isShown(text, showing) ? [] : text.file)),
  );
  if (hidden.size === 0) return hidden;
  const known = new Set(content.pictures);
  const used = (isHidden: boolean) =>
    Object.entries(texts).flatMap(([file, text]) =>
      hidden.has(file) === isHidden ? picturesIn(text, known) : [],
    );
  const shown = new Set(used(false));
  return new Set(used(true).filter((path) => !shown.has(path)));
}

/** Characters of the longest name that a system gives to a file, with some folders above it. */
const MAX_PATH = 600;

/** The pictures of which a text holds the address, wherever it stands. Each place is read once. */
function picturesIn(text: string, known: ReadonlySet<string>): string[] {
  return [...text.matchAll(/\/images\//g)].flatMap(({ index }) => {
    const rest = text.slice(index + 1, index + MAX_PATH);
    const ends = rest.matchAll(/\.(?:jpe?g|png|webp|avif|svg)/gi);
    const paths = Array.from(ends, ({ index: at, 0: end }) => rest.slice(0, at + end.length));
    return paths.filter((path) => known.has(path));
  });
}
