import { searchTerms } from '../../content/search/search-terms.ts';
import type { Found } from '../../content/search/site-search.ts';
import { withBase } from '../../ui/base.ts';
import * as styles from './site-search.css.ts';

/** Pages that were found, under their sections: the section of the best one first. */
export function FoundPages({ found }: { found: readonly Found[] }) {
  const sections = [...new Set(found.map(({ section }) => section))];
  const grouped = sections.map(
    (name) => [name, found.filter((one) => one.section === name)] as const,
  );
  return grouped.map(([name, pages]) => (
    <section key={name} className={styles.found}>
      <h2>{name}</h2>
      <ul role="list">
        {pages.map(({ route, title, description, terms }) => (
          <li key={route}>
            <a href={withBase(route)}>{marked(title, terms)}</a>
            <p>{marked(description, terms)}</p>
          </li>
        ))}
      </ul>
    </section>
  ));
}

/** A text with the words by which it was found marked. */
const marked = (text: string, terms: readonly string[]) =>
  text.split(/([\p{L}\p{N}]+)/u).map((part, at) =>
    at % 2 && searchTerms(part).some((term) => terms.includes(term)) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words of a text keep their order
      <mark key={at}>{part}</mark>
    ) : (
      part
    ),
  );
