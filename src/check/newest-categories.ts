import { categoryAnchor, PER_PAGE } from '../content/listing.ts';
import { inReadingOrder } from '../content/manifest.ts';
import { type Part, partsOf } from '../content/part.ts';
import { ARTICLE_CATEGORIES } from '../content/vocabulary.ts';

/** The anchors of the categories on the first page of the blog: the others stand on the following ones only. */
export function newestCategories(parts: readonly Part[]): ReadonlySet<string> {
  const articles = partsOf(parts, 'article');
  // An article that breaks its schema has no place yet: nothing is refused because of it.
  const categories = articles.every(({ frontmatter }) => frontmatter)
    ? articles
        .sort(inReadingOrder)
        .slice(0, PER_PAGE)
        .flatMap(({ frontmatter }) => frontmatter?.category ?? [])
    : ARTICLE_CATEGORIES;
  return new Set(categories.map(categoryAnchor));
}
