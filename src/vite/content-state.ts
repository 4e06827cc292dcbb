import { relative, resolve, sep } from 'node:path';
import { checkSite } from '../content/check.ts';
import { documentsOf, textsOf } from '../content/document.ts';
import { kinds } from '../content/kinds/index.ts';
import { type Manifest, manifestOf } from '../content/manifest.ts';
import { hasRegister } from '../content/register.ts';
import { isShown, type Showing } from '../content/visibility.ts';
import type { CheckResult } from '../engine/check.ts';
import type { Content } from '../engine/document.ts';
import { type Issue, isError, sortIssues } from '../engine/issue.ts';
import { fileChanges } from './file-changes.ts';
import type { Emitted } from './pictures/picture-file.ts';
import { preparePictures } from './pictures.ts';
import { unreadContent } from './unread-content.ts';

/** The content as Vite serves it: the last state without errors, and what is wrong now. */
export class ContentState {
  /** Undefined until the content has once been without errors. */
  manifest: Manifest | undefined;
  /** What the manifest was made of. */
  content: Content | undefined;
  pictures: Emitted[] = [];
  errors: Issue[] = [];
  /** Whether texts show that visitors do not see yet: in dev and in previews. */
  drafts = process.env.PREVIEW_DRAFTS === '1';
  readonly folder = resolve('content');
  /** The texts of its MDX files, by path under the folder. */
  #texts: ReadonlyMap<string, string> = new Map();
  #check: (folder: string) => Promise<CheckResult>;
  /** Settles when no reading is under way; never rejects. */
  #idle: Promise<unknown> = Promise.resolve();
  #waiting: Promise<CheckResult> | undefined;

  constructor(checkFolder = checkSite) {
    this.#check = checkFolder;
  }

  /**
   * Reads the content again; a faulty state leaves the last good one in place. One reading at a time, so
   * that the newest ends last. Rejects when the content as a whole cannot be read: `errors` says it too.
   */
  refresh(): Promise<CheckResult> {
    // A reading that waits for its turn sees every change up to then: one is enough for all who ask.
    this.#waiting ??= this.#idle.then(() => {
      this.#waiting = undefined;
      const reading = this.#read().catch((fault) => {
        this.errors = [unreadContent(fault)];
        throw fault;
      });
      this.#idle = reading.catch(() => {});
      return reading;
    });
    return this.#waiting;
  }

  /** The text of a file of the content by its absolute path, as the check has read it. */
  textOf(file: string): string | undefined {
    const path = relative(this.folder, file).split(sep).join('/');
    return this.#texts.get(path);
  }

  async #read(): Promise<CheckResult> {
    const result = await this.#check(this.folder);
    this.errors = result.issues.filter(isError);
    if (this.errors.length === 0) {
      const { content, today, pictures: files } = result;
      const { pictures, issues } = await preparePictures(content.dir, content.pictures, { files });
      this.errors = issues;
      if (issues.length > 0)
        return { ...result, issues: sortIssues([...result.issues, ...issues]) };
      const showing = { today, drafts: this.drafts };
      const waiting = waitingPictures(result, showing);
      const shown = content.pictures.filter((path) => !waiting.has(path));
      this.pictures = (await preparePictures(content.dir, shown, { files })).emitted;
      this.manifest = manifestOf(content, pictures, showing, await changesOf(content));
      this.content = content;
      this.#texts = new Map(textsOf(content.documents).map(({ path, text }) => [path, text]));
    }
    return result;
  }
}

/** What changed in the sheets that keep a register: Git is not asked where none does. */
async function changesOf({ dir, documents }: Content) {
  const sheets = documentsOf(documents, 'initiative').filter(
    ({ frontmatter }) => frontmatter && hasRegister(frontmatter),
  );
  if (sheets.length === 0) return {};
  const all = await fileChanges(dir, kinds.initiative.folder);
  return Object.fromEntries(sheets.map(({ path }) => [path, all[path] ?? []]));
}

/** The pictures named by texts that are not shown, and by no other: they wait with these texts. */
function waitingPictures({ content, texts }: CheckResult, showing: Showing): ReadonlySet<string> {
  const hidden = textsOf(content.documents).flatMap((text) =>
    isShown(text, showing) ? [] : text.file,
  );
  const [waiting, others] = [new Set<string>(), new Set<string>()];
  if (hidden.length === 0) return waiting;
  const known = new Set(content.pictures);
  const isHidden = new Set(hidden);
  for (const [file, text] of Object.entries(texts))
    for (const path of picturesIn(text, known)) (isHidden.has(file) ? waiting : others).add(path);
  for (const path of others) waiting.delete(path);
  return waiting;
}

/** Letters of the longest name that a system gives to a file, with some folders above it. */
const LONGEST = 600;

/** The pictures of which a text holds the address, wherever it stands. Each place is read once. */
function picturesIn(text: string, known: ReadonlySet<string>): string[] {
  return [...text.matchAll(/\/images\//g)].flatMap(({ index }) => {
    const rest = text.slice(index + 1, index + LONGEST);
    const ends = rest.matchAll(/\.(?:jpe?g|png|webp|avif|svg)/gi);
    const paths = Array.from(ends, ({ index: at, 0: end }) => rest.slice(0, at + end.length));
    return paths.filter((path) => known.has(path));
  });
}
