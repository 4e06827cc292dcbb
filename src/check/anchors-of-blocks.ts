import { type Part, partsOf } from '../content/part.ts';
import { stem } from '../content/routes.ts';
import { ARTICLE_CATEGORIES } from '../content/vocabulary.ts';
import { elementsOf, headingIds } from '../mdx/anchors.ts';
import type { Reading } from '../read/content.ts';
import { bodyOf } from './bodies.ts';

/** The anchors that blocks make by themselves on the page of a part. */
export function anchorsOfBlocks(part: Part, reading: Reading): string[] {
  const names = new Set(elementsOf(bodyOf(part, reading).tree).map(({ name }) => name));
  const anchors: string[] = [];
  if (names.has('Charter')) {
    for (const section of partsOf(reading.content.parts, 'charte')) {
      anchors.push(stem(section.path).replace(/^\d+-/, ''));
      anchors.push(...headingIds(bodyOf(section, reading).tree).values());
    }
  }
  if (names.has('ArticleList'))
    anchors.push(...ARTICLE_CATEGORIES.map((word) => word.toLowerCase()));
  if (names.has('ParticipateTabs') && part.kind === 'page') {
    anchors.push(...(part.frontmatter?.tabs ?? []).map(({ id }) => id));
  }
  return anchors;
}
