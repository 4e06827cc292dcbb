import { type Part, partsOf } from '../content/part.ts';
import { stem } from '../content/routes.ts';
import { UniqueIds } from '../content/unique-ids.ts';
import { ARTICLE_CATEGORIES, TAB_PLACES } from '../content/vocabulary.ts';
import type { Checking } from './checking.ts';

/** The anchors that blocks make by themselves on the page of a part. */
export function anchorsOfBlocks(part: Part, { content, factsOf }: Checking): string[] {
  const names = new Set(factsOf(part).blocks.map(({ name }) => name));
  const anchors: string[] = [];
  if (names.has('Charter')) {
    const ids = new UniqueIds();
    const sections = partsOf(content.parts, 'charte');
    anchors.push(...sections.map(({ path }) => ids.give(stem(path).replace(/^\d+-/, ''))));
    const headings = sections.flatMap((section) => factsOf(section).headings);
    anchors.push(...headings.map(({ id }) => ids.give(id)));
  }
  if (names.has('ArticleList'))
    anchors.push(...ARTICLE_CATEGORIES.map((word) => word.toLowerCase()));
  if (names.has('ParticipateTabs') && part.kind === 'page') {
    anchors.push(...(part.frontmatter?.tabs ?? []).map(({ id }) => TAB_PLACES[id]));
  }
  return anchors;
}
