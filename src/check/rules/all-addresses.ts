import { addressFix } from '../../model/body-facts.ts';
import type { Document } from '../../model/document.ts';
import { sharedOf } from '../../model/document.ts';
import { fieldsOf } from '../../site/schema/schema-fields.ts';
import { type Diagnosis, issueAt } from '../../values/issue.ts';
import { memoizeByKey } from '../../values/memoize.ts';
import { type Address, type Checking, valueIssue } from './checking.ts';

/** All addresses in bodies and frontmatter: links, pictures, other sites. */
export const addressesIn = ({ content }: Checking): readonly Address[] =>
  content.documents.flatMap((document) =>
    cachedAddresses(document, () => [...inKeys(document), ...inBody(document)]),
  );

const cachedAddresses = memoizeByKey<Document, Address[]>();

const inKeys = (document: Document): Address[] =>
  fieldsOf(document.schema, document.data).flatMap(({ path, value, help }) => {
    if (typeof value !== 'string' || !help.format) return [];
    const kind = help.format.holds?.(value);
    if (!kind) return [];
    const issue = (diagnosis: Diagnosis) => valueIssue(document, path, diagnosis);
    return [{ kind, address: value, from: document, issue }];
  });

const inBody = (document: Document): Address[] =>
  document.facts.addresses.map((found) => ({
    kind: found.kind,
    address: found.address,
    from: document,
    issue({ suggestion: address, ...diagnosis }) {
      const fix = address === undefined ? undefined : addressFix(found, address);
      return issueAt(document.file, found.position, { ...diagnosis, ...(fix ? { fix } : {}) });
    },
  }));

/** Links in the menus of sub-sites, for the rules for links; `navigation.yml` omits the address of the sub-site. */
export function subsitePages({ content }: Checking): Address[] {
  const from = content.documents.find(({ path }) => path === 'navigation.yml');
  if (!from) return [];
  return Object.entries(sharedOf(content).navigation?.subsites ?? {}).flatMap(([root, pages]) =>
    pages.map((page, at): Address => {
      const issue = (diagnosis: Diagnosis) => valueIssue(from, ['subsites', root, at], diagnosis);
      return { kind: 'link', address: root + page, from, issue };
    }),
  );
}
