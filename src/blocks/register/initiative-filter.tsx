import { useLayoutEffect, useRef, useState } from 'react';
import { filled } from '../../site/languages.ts';
import type { Words } from '../../site/schema/interface.ts';
import { changeAddress, useAddress } from '../../ui/address/use-address.ts';
import { slugOf } from '../../values/text.ts';
import * as styles from './filter-bar.css.ts';
import { FilterBar } from './filter-bar.tsx';
import {
  addressWith,
  type Card,
  FILTERS,
  type FilterField,
  type Filters,
  readCards,
  showCards,
} from './filters.ts';

interface InitiativeFilterProps {
  words: Words['filters'];
  fields: readonly FilterField[];
  /** Names of provinces and towns, which the field of the location shows for their slugs. */
  places: readonly string[];
  /** Address of the list without filters. */
  all: string;
  total: number;
}

/**
 * Filters of the initiatives. The address contains their values. The cards are HTML from the build, which this component hides
 * and sorts. React does not control the fields, because it would reset a choice made before hydration.
 */
export function InitiativeFilter({ words, fields, places, all, total }: InitiativeFilterProps) {
  const query = useAddress(() => location.search);
  const form = useRef<HTMLFormElement>(null);
  const start = useRef<HTMLDivElement>(null);
  const cards = useRef<Card[]>(undefined);
  const [{ count, isFiltered }, setShown] = useState({ count: total, isFiltered: false });
  const projects = count === 0 ? words.none : count === 1 ? words.one : words.many;
  const found = filled(projects, { count });

  /** Writes the filters into the address. Each choice adds a history entry; the letters of a location add only one in total. */
  const apply = (chosen: HTMLFormElement, isLetter = false) => {
    const address = addressWith(location.href, filtersOf(chosen));
    if (address === location.href) return;
    // A visitor far down the page would see only the end of the new, shorter list.
    if ((start.current?.getBoundingClientRect().top ?? 0) < 0)
      start.current?.scrollIntoView({ behavior: 'instant' });
    const isNext = isLetter && new URLSearchParams(location.search).has('lieu');
    changeAddress(address, isNext ? 'replace' : 'push');
  };

  useLayoutEffect(() => {
    if (!form.current) return;
    const isEarly = !cards.current && !/\w=/.test(location.search);
    cards.current ??= readCards();
    // A choice that was made before hydration counts.
    if (isEarly) changeAddress(addressWith(location.href, filtersOf(form.current)), 'replace');
    else fill(form.current, query, places);
    const filters = filtersOf(form.current);
    const isFiltered = FILTERS.some((name) => filters[name]);
    setShown({ count: showCards(cards.current, filters), isFiltered });
  }, [query, places]);

  return (
    <>
      <div ref={start} className={styles.start} />
      <FilterBar
        ref={form}
        fields={fields}
        onInput={({ currentTarget, target }) =>
          apply(currentTarget, target instanceof HTMLInputElement)
        }
        onSubmit={(event) => event.preventDefault()}
        open={words.open}
        before={
          <p className={styles.found}>
            <span role="status">{found}</span>
            {isFiltered && (
              <a
                href={all}
                onClick={(event) => {
                  event.preventDefault();
                  if (!form.current) return;
                  form.current.reset();
                  apply(form.current);
                  // Without filters this link is removed with the focus on it; one of the two is hidden, and takes none.
                  for (const one of ['button', 'select'] as const)
                    form.current.querySelector(one)?.focus();
                }}
              >
                {words.showAll}
              </a>
            )}
          </p>
        }
        close={count === 0 ? found : filled(words.see, { found })}
      />
      {count === 0 && <p>{words.empty}</p>}
    </>
  );
}

/** Reads the filters from the fields of the form. */
function filtersOf(form: HTMLFormElement): Filters {
  const data = new FormData(form);
  const entries = FILTERS.map((name) => [name, slugOf(String(data.get(name) ?? ''))] as const);
  return Object.fromEntries(entries) as Filters;
}

const LOCATION = /^[\p{L}\p{N} '’-]{1,60}$/u;

/**
 * Writes the filters of an address into the fields; an unknown option or an invalid location counts as empty. A typed location
 * with the same slug, such as `Port gentil`, stays.
 */
function fill(form: HTMLFormElement, query: string, places: readonly string[]): void {
  const asked = new URLSearchParams(query);
  for (const control of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
    const value = asked.get(control.name) ?? '';
    if (control instanceof HTMLInputElement) {
      const slug = LOCATION.test(value) ? slugOf(value) : '';
      if (slugOf(control.value) === slug) continue;
      control.value = places.find((place) => slugOf(place) === slug) ?? slug.replaceAll('-', ' ');
    } else {
      control.value = value;
      if (control.selectedIndex < 0) control.value = '';
    }
  }
}
