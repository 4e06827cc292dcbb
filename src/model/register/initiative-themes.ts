import { kinds } from '../../site/kinds/index.ts';
import { filled } from '../../site/languages.ts';
import { ROUTES, type Theme, themeRoute } from '../../site/routes.ts';
import type { Words } from '../../site/schema/interface.ts';
import { typesetData } from '../../site/typeset.ts';
import { THEMES } from '../../site/vocabulary.ts';
import { slugOf } from '../../values/text.ts';
import type { Entry, EntryOf } from '../manifest.ts';

/** Themes with initiatives, in the order of `THEMES`. */
export function themesOf(entries: readonly Entry[]): Theme[] {
  const used = new Set(
    entries.flatMap((entry) => (entry.kind === 'initiative' ? entry.frontmatter.theme : [])),
  );
  return THEMES.filter((theme) => used.has(theme));
}

/** A generated page for each theme with initiatives: the page of all initiatives, with another title and description. */
export function themePages(entries: readonly Entry[], words: Words['filters']): EntryOf<'page'>[] {
  const list = entries.find(({ route }) => route === ROUTES.initiativeList);
  if (list?.kind !== 'page') return [];
  return themesOf(entries).map((theme) => {
    const title = filled(words.title, { title: list.title, theme });
    const description = filled(words.description, { theme });
    const route = themeRoute(theme);
    const data = { ...list.frontmatter, title, description };
    const frontmatter = typesetData(data, kinds.page.schema);
    return { ...list, route, slug: slugOf(theme), title, description, frontmatter, theme };
  });
}
