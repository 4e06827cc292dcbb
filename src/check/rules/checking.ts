import { fieldIssue } from '../../documents/field-issue.ts';
import type { Reading } from '../../documents/read-files.ts';
import { type Document, type FrontmatterSource, isOfKind } from '../../model/document.ts';
import type { FrontmatterOf, Kind } from '../../site/kinds/index.ts';
import { fieldAt, keysAt } from '../../site/schema/schema-fields.ts';
import { type Diagnosis, type Issue, issueAt } from '../../values/issue.ts';
import { memoizeByKey } from '../../values/memoize.ts';
import { type FieldDiagnosis, type Path, valueAt } from '../../values/paths.ts';

export interface Address {
  /** `web`: a frontmatter value for the address of another site. */
  kind: 'link' | 'web' | 'picture';
  address: string;
  from: Document;
  /** Creates an issue at the address; the suggestion of the diagnosis is only the corrected address. */
  issue(diagnosis: Diagnosis): Issue;
}

/** Input of the rules on the whole content. */
export interface Checking extends Reading {
  /** ISO day in the time zone of the site. */
  today: string;
}

/** A rule that needs only one document, so its issues are cached until the document changes. */
export type DocumentRule = (document: Document) => Issue[];

/** A rule that needs the whole content: it runs in each check. */
export type ContentRule = (checking: Checking) => Issue[];

/** An issue at a value of the frontmatter; its suggestion, what to write there, becomes a fix. */
export const valueIssue = (document: FrontmatterSource, path: Path, diagnosis: Diagnosis): Issue =>
  issueAtField(document, { path, part: 'value', ...diagnosis });

/** An issue at a key of the frontmatter. */
export const keyIssue = (document: FrontmatterSource, path: Path, diagnosis: Diagnosis): Issue =>
  issueAtField(document, { path, part: 'key', ...diagnosis });

function issueAtField(document: FrontmatterSource, diagnosis: FieldDiagnosis): Issue {
  const found = fieldIssue(document, diagnosis);
  return issueAt(document.file, found, found);
}

/** Reports a diagnosis at the value of a path, or at its key. */
export type Report = Readonly<Record<'value' | 'key', (path: Path, diagnosis: Diagnosis) => void>>;

/** A rule on the keys of one kind that are valid by themselves: it is silent on a key with a fault, which its schema reports. */
export const ruleOf =
  <K extends Kind>(
    kind: K,
    rule: (keys: Partial<FrontmatterOf<K>>, report: Report, document: Document) => void,
  ): DocumentRule =>
  (document) =>
    isOfKind(document, kind)
      ? reported(document, (report) =>
          rule(validKeys(document) as Partial<FrontmatterOf<K>>, report, document),
        )
      : [];

/** The issues that `find` reports on a document. */
export function reported(document: Document, find: (report: Report) => void): Issue[] {
  const issues: Issue[] = [];
  find({
    value: (path, diagnosis) => issues.push(valueIssue(document, path, diagnosis)),
    key: (path, diagnosis) => issues.push(keyIssue(document, path, diagnosis)),
  });
  return issues;
}

const cachedKeys = memoizeByKey<Document, Readonly<Record<string, unknown>>>();

/** Each top-level key of a document, parsed by its own schema, without those that are invalid or could not be read. */
export const validKeys = (document: Document): Readonly<Record<string, unknown>> =>
  cachedKeys(document, () => {
    const { schema, data, partial } = document;
    const read = keysAt(schema, []).filter((key) => !partial.has(key));
    return Object.fromEntries(
      read.flatMap((key) => {
        const result = fieldAt(schema, [key])?.safeParse(valueAt(data, [key]));
        return result?.success && result.data !== undefined ? [[key, result.data]] : [];
      }),
    );
  });
