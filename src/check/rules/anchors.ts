import { fieldsOf } from '../../content/fields.ts';
import { isLink } from '../../content/forms/addresses.ts';
import type { Issue } from '../../content/issue.ts';
import { rewritten } from '../../mdx/body-facts.ts';
import { wrong } from '../../mdx/fault.ts';
import { type Checking, inFile } from '../checking.ts';
import { anchorFinder } from '../lost-anchors.ts';
import { withValue } from './with-value.ts';

/** Links to a place of a page (`#actions`, `/contact#adresse`) find it. */
export function bodyAnchors(checking: Checking): Issue[] {
  const lostAnchor = anchorFinder(checking);
  return checking.content.parts.flatMap((part) =>
    checking.factsOf(part).addresses.flatMap((found) => {
      const anchor = lostAnchor(found.address, part);
      if (!anchor) return [];
      const { meant, severity, ...said } = anchor;
      const suggestion = meant && rewritten(found, meant);
      const fault = wrong(found.place, { ...said, ...(suggestion ? { suggestion } : {}) });
      return [inFile(part, { ...fault, severity })];
    }),
  );
}

/** The same for the links that frontmatter holds. */
export function frontmatterAnchors(checking: Checking): Issue[] {
  const lostAnchor = anchorFinder(checking);
  const parts = new Map(checking.content.parts.map((part) => [part.path, part]));
  return checking.frontmatters.flatMap((frontmatter) => {
    const part = parts.get(frontmatter.path);
    if (!part) return [];
    return fieldsOf(frontmatter.schema, frontmatter.data).flatMap(
      ({ path, value, help }): Issue[] => {
        if (typeof value !== 'string' || help.form !== 'lien' || !isLink(value)) return [];
        const anchor = lostAnchor(value, part);
        if (!anchor) return [];
        const { meant, severity, ...said } = anchor;
        const placed = withValue(frontmatter, path, {
          ...said,
          ...(meant ? { value: meant } : {}),
        });
        return [{ severity, file: frontmatter.file, ...placed }];
      },
    );
  });
}
