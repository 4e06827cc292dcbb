import { useEffect, useState } from 'react';
import type { Found } from '../../model/search/search-index.ts';
import { touchLink } from '../../theme/classes.css.ts';
import { routeOfPath, withBase } from '../../ui/base.ts';
import { loadSearch, searchDataIn } from './load-search.ts';

/** Number of suggested pages on the 404 page. */
const MAX_PAGES = 3;

/** On the 404 page: pages that contain the words of the wrong address. Null until found; `data` is the search data's address. */
export function NearestPages({ data }: { data: string }) {
  const [nearest, setNearest] = useState<{ title: string; found: readonly Found[] }>();
  useEffect(() => {
    const find = async () => {
      const { words, indexes } = await searchDataIn(await fetch(data));
      const search = await loadSearch(indexes);
      setNearest({ title: words.nearest, found: search(wordsOfAddress()).slice(0, MAX_PAGES) });
    };
    // Without a network nothing is shown: the page has other links.
    find().catch(console.warn);
  }, [data]);
  if (!nearest?.found.length) return null;
  return (
    <nav aria-label={nearest.title}>
      <p>{nearest.title}</p>
      <ul role="list">
        {nearest.found.map(({ route, title }) => (
          <li key={route}>
            <a className={touchLink} href={withBase(route)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Words of the address: those of its last part count three times, for it says most. `/blog/manioc`: `blog manioc manioc manioc`. */
function wordsOfAddress(): string {
  const parts = (routeOfPath(location.pathname) ?? '').split('/').filter(Boolean).map(readable);
  return [...parts, parts.at(-1), parts.at(-1)].join(' ').replace(/[-_.+]+/g, ' ');
}

function readable(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
