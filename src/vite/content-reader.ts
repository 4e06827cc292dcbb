import { readFile } from 'node:fs/promises';
import { join, relative, resolve, sep } from 'node:path';
import type { CheckResult } from '../check/apply-rules.ts';
import { check as checkContent } from '../check/check.ts';
import { digestOf } from '../documents/disk/stamp.ts';
import { manifestOf } from '../model/create-manifest.ts';
import { type Content, type Document, documentsOf, textsOf } from '../model/document.ts';
import type { Manifest } from '../model/manifest.ts';
import { proofsOf } from '../model/register/register.ts';
import { FIRST_LINE, type Issue, isError, issueAt, sortIssues } from '../values/issue.ts';
import { fileChanges } from './file-changes.ts';
import { type PictureSet, preparePictures } from './prepare-pictures.ts';
import { systemSentence } from './system-faults.ts';

/** Valid content, from which the site is rendered. */
interface ValidReading {
  content: Content;
  manifest: Manifest;
  pictures: PictureSet;
  /** MDX documents, by path. */
  texts: ReadonlyMap<string, Document>;
}

/** Content for Vite's plugins; only `refresh` changes it. */
export interface ContentReader {
  readonly folder: string;
  /** Last valid reading; undefined before the first one. */
  readonly last: ValidReading | undefined;
  /** Current errors, and the texts of all files, from which reports quote the faulty lines. */
  readonly report: { readonly errors: readonly Issue[]; readonly texts: CheckResult['texts'] };
  /** Document of an MDX file in the last valid reading, by its absolute path. */
  documentOf(file: string): Document | undefined;
  /**
   * Reads the content again, one reading at a time; `drafts` includes texts that are not public yet. Errors leave `last`
   * unchanged. Rejects when the folder cannot be read at all; `report` then contains the issue.
   */
  refresh(drafts?: boolean): Promise<CheckResult>;
}

/** Creates a reader of the folder `content`. */
export function contentReader(check = checkContent): ContentReader {
  const folder = resolve('content');
  let last: ValidReading | undefined;
  let report: ContentReader['report'] = { errors: [], texts: {} };
  /** Resolves when the current reading ends; never rejects. */
  let idle: Promise<unknown> = Promise.resolve();
  let waiting: Promise<CheckResult> | undefined;

  async function read(drafts: boolean): Promise<CheckResult> {
    const result = await check(folder);
    const { content, texts, today } = result;
    const errors = result.issues.filter(isError);
    report = { errors, texts };
    if (errors.length > 0) return result;
    const initiatives = documentsOf(content.documents, 'initiative');
    const proofs = proofsOf(initiatives.flatMap(({ frontmatter }) => frontmatter ?? []));
    const pictures = await preparePictures(content.dir, content.pictures, { proofs });
    if (pictures.issues.length > 0) {
      report = { errors: pictures.issues, texts };
      return { ...result, issues: sortIssues([...result.issues, ...pictures.issues]) };
    }
    const changes = await fileChanges(content.dir);
    const digests = await digestsOf(content, proofs);
    const showing = { today, drafts };
    const manifest = manifestOf(content, pictures.pictures, showing, { changes, digests });
    const byPath = new Map(textsOf(content.documents).map((one) => [one.path, one]));
    last = { content, manifest, pictures, texts: byPath };
    return result;
  }

  return {
    folder,
    get last() {
      return last;
    },
    get report() {
      return report;
    },
    documentOf: (file) => last?.texts.get(relative(folder, file).replaceAll(sep, '/')),
    refresh(drafts = false) {
      // A reading that has not started will see all changes, so its callers share it; all of a process ask for the same `drafts`.
      waiting ??= idle.then(() => {
        waiting = undefined;
        const reading = read(drafts).catch((fault) => {
          report = { errors: [unreadIssue(fault)], texts: {} };
          throw fault;
        });
        idle = reading.catch(() => {});
        return reading;
      });
      return waiting;
    },
  };
}

/** Issue for an editor when nothing of the content could be read: the system refused, or there is a bug. */
const unreadIssue = (fault: unknown): Issue =>
  issueAt('content', FIRST_LINE, {
    rule: 'texte-illisible',
    message: systemSentence(fault) ?? 'Le contenu n’a pas pu être lu.',
    hint: 'Remettez le dossier à sa place, ou annulez votre dernière modification : il sera relu aussitôt.',
  });

/** SHA-256 (hexadecimal) of each picture and PDF of the content among these proofs, by address; one file in memory at a time. */
async function digestsOf({ dir, pictures, downloads }: Content, proofs: ReadonlySet<string>) {
  const digests: Record<string, string> = {};
  for (const address of [...pictures.map((path) => `/${path}`), ...Object.keys(downloads)])
    if (proofs.has(address))
      digests[address] = digestOf(await readFile(join(dir, address))).toString('hex');
  return digests;
}
