import type { Reading } from '../../documents/read-files.ts';
import { type Document, isOfKind, type ReadDocument } from '../../model/document.ts';
import type { FrontmatterOf, Kind } from '../../site/kinds/index.ts';
import { fieldAt, keysAt } from '../../site/schema/schema-fields.ts';
import { type Fault, type Issue, issueAt, type TextPlace } from '../../values/issue.ts';
import { memoizeByKey } from '../../values/memoize.ts';
import { type Path, valueAt } from '../../values/paths.ts';

export interface Address {
  /** `web`: a frontmatter value for the address of another site. */
  kind: 'link' | 'web' | 'picture';
  address: string;
  from: Document;
  /** It stands in the text itself, and is its own words. */
  isBare?: boolean;
  /** Place of the address in the document, where another is written in its stead. */
  place(): TextPlace;
}

/** Input of the rules on the whole content. */
export interface Checking extends Reading<Document> {
  /** ISO day in the time zone of the site. */
  today: string;
}

/** A rule that needs only one document, so its issues are cached until the document changes. */
export type DocumentRule = (document: Document) => Issue[];

/** A rule that needs the whole content: it runs in each check. */
export type ContentRule = (checking: Checking) => Issue[];

/** An issue at a value of the frontmatter. */
export const valueIssue = (document: ReadDocument, path: Path, fault: Fault): Issue =>
  issueAt(document.file, document.placeOf(path, 'value'), fault);

/** An issue at a key of the frontmatter. */
export const keyIssue = (document: ReadDocument, path: Path, fault: Fault): Issue =>
  issueAt(document.file, document.placeOf(path, 'key'), fault);

/** An issue at an address. */
export const addressIssue = ({ from, place }: Address, fault: Fault): Issue =>
  issueAt(from.file, place(), fault);

/** Reports a fault at the value of a path, or at its key. */
export type Report = Readonly<Record<'value' | 'key', (path: Path, fault: Fault) => void>>;

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
    value: (path, fault) => issues.push(valueIssue(document, path, fault)),
    key: (path, fault) => issues.push(keyIssue(document, path, fault)),
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
