import { fieldsOf } from '../../content/fields.ts';
import { isLink } from '../../content/forms/link.ts';
import type { Issue } from '../../content/issue.ts';
import { type BodyFacts, rewritten, sectionIds } from '../../mdx/body-facts.ts';
import { short, wrong } from '../../mdx/fault.ts';
import { type Checking, inFile } from '../checking.ts';
import { anchorFinder } from '../lost-anchors.ts';
import { withValue } from './with-value.ts';

/** Links to a place of a page (`#actions`, `/contact#adresse`) find it, and no two places share a name. */
export function bodyAnchors(checking: Checking): Issue[] {
  const lostAnchor = anchorFinder(checking);
  return checking.content.parts.flatMap((part) => {
    const facts = checking.factsOf(part);
    const lost = facts.addresses.flatMap((found) => {
      const anchor = lostAnchor(found.address, part);
      if (!anchor) return [];
      const { meant, ...said } = anchor;
      const suggestion = meant && rewritten(found, meant);
      return [inFile(part, wrong(found.place, { ...said, ...(suggestion ? { suggestion } : {}) }))];
    });
    return [...lost, ...repeated(facts).map((fault) => inFile(part, fault))];
  });
}

/** The same for the links that a frontmatter holds. */
export function headAnchors(checking: Checking): Issue[] {
  const lostAnchor = anchorFinder(checking);
  const parts = new Map(checking.content.parts.map((part) => [part.path, part]));
  return checking.heads.flatMap((head) => {
    const part = parts.get(head.path);
    if (!part) return [];
    return fieldsOf(head.schema, head.data).flatMap(({ path, value, help }): Issue[] => {
      if (typeof value !== 'string' || help.form !== 'lien' || !isLink(value)) return [];
      const anchor = lostAnchor(value, part);
      if (!anchor) return [];
      const { meant, ...said } = anchor;
      const placed = withValue(head, path, { ...said, ...(meant ? { value: meant } : {}) });
      return [{ severity: 'error', file: head.file, ...placed }];
    });
  });
}

function repeated(facts: BodyFacts) {
  const seen = new Set<string>();
  return sectionIds(facts).flatMap(({ value, place }) => {
    if (!seen.has(value)) {
      seen.add(value);
      return [];
    }
    return [
      wrong(place, {
        rule: 'repere-double',
        message: `Le repère « ${short(value)} » est déjà celui d’une autre section de cette page.`,
        hint: 'Donnez à chaque section un repère différent.',
        suggestion: `id="${value}-2"`,
      }),
    ];
  });
}
