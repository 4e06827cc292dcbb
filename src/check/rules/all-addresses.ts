import { placeOfAddress } from '../../model/body.ts';
import type { Document } from '../../model/document.ts';
import { fieldsOf } from '../../site/schema/schema-fields.ts';
import { memoizeByKey } from '../../values/memoize.ts';
import type { Address, Checking } from './checking.ts';

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
    const place = () => document.placeOf(path, 'value');
    return [{ kind, address: value, from: document, place }];
  });

const inBody = (document: Document): Address[] =>
  document.facts.addresses.map((found) => ({
    kind: found.kind,
    address: found.address,
    from: document,
    isBare: found.form === 'bare',
    place: () => placeOfAddress(found),
  }));

/** Links in the menus of sub-sites, for the rules for links; `navigation.yml` omits the address of the sub-site. */
export function subsitePages({ content }: Checking): Address[] {
  const from = content.documents.find(({ path }) => path === 'navigation.yml');
  if (!from) return [];
  return Object.entries(content.shared.navigation?.subsites ?? {}).flatMap(([root, pages]) =>
    pages.map((page, at): Address => {
      const place = () => from.placeOf(['subsites', root, at], 'value');
      return { kind: 'link', address: root + page, from, place };
    }),
  );
}
