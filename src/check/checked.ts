import { factsOf } from '../documents/body/body-facts.ts';
import { type ParsedDocument, parse } from '../documents/body/parse-body.ts';
import type { Content, Document, ReadDocument } from '../model/document.ts';
import { memoizeByKey } from '../values/memoize.ts';
import { bodyIssues } from './bodies/body-issues.ts';

/** What is found in a parsed body. Plain data, so that it can be cached as JSON. */
type BodyFindings = Pick<Document, 'facts' | 'bodyIssues'>;

export const findingsIn = (parsed: ParsedDocument): BodyFindings => ({
  facts: factsOf(parsed),
  bodyIssues: bodyIssues(parsed),
});

const cached = memoizeByKey<ReadDocument, Document>();

/** A document with what is in its body: what was found before, or else what `find` gives, by default by parsing it. */
export const checked = (
  document: ReadDocument,
  find = (): BodyFindings => findingsIn(parse(document)),
): Document => cached(document, () => ({ ...document, ...find() }));

/** A content whose documents have what is in their bodies. */
export const checkedContent = (content: Content<ReadDocument>): Content => ({
  ...content,
  documents: content.documents.map((one) => checked(one)),
});
