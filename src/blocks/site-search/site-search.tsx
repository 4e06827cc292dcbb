import { type FormEvent, useEffect, useRef, useState } from 'react';
import {
  matchedLine,
  type Search,
  type SearchData,
  searchTerms,
} from '../../model/search/search-index.ts';
import type { Words } from '../../site/schema/interface.ts';
import { quietClass, stacks, touchLink } from '../../theme/classes.css.ts';
import { changeAddress, useAddress } from '../../ui/address/use-address.ts';
import { withBase } from '../../ui/base.ts';
import { Button } from '../../ui/button/button.tsx';
import { field, input } from '../../ui/field/field.css.ts';
import { loadSearch } from './load-search.ts';
import { isShortcutOn, setShortcut } from './shortcut.ts';
import * as styles from './site-search.css.ts';

interface SiteSearchProps extends SearchData {
  /** The search is in a dialog over another page, whose address must not change. */
  isOver?: boolean;
}

/** Id of the sentence that describes the field; with a dot, because ids of headings have none. */
const STATUS = 'recherche.etat';

/** Maximum number of results that are shown. */
const MAX_RESULTS = 30;

const asked = () => new URLSearchParams(location.search).get('q') ?? '';

/** A search field with results; without a query, results or scripts it shows the site plan, a list of all pages. */
export function SiteSearch({ words, page, indexes, plan, isOver }: SiteSearchProps) {
  const box = useRef<HTMLInputElement>(null);
  const fromAddress = useAddress(asked);
  const [query, setQuery] = useState('');
  const [search, setSearch] = useState<Search | 'failed'>();
  // Before hydration the visitor may have typed letters into the field.
  useEffect(() => {
    if (isOver) box.current?.focus();
    else setQuery(box.current?.value || fromAddress);
  }, [fromAddress, isOver]);
  useEffect(() => {
    loadSearch(indexes).then(
      (loaded) => setSearch(() => loaded),
      () => setSearch('failed'),
    );
  }, [indexes]);
  const isAsked = query.trim() !== '';
  const found = isAsked && typeof search === 'function' ? search(query) : [];
  const type = (text: string) => {
    setQuery(text);
    if (!isOver)
      changeAddress(text ? `?q=${encodeURIComponent(text)}` : location.pathname, 'replace');
  };
  return (
    <>
      <search>
        <form action={page} className={styles.form} onSubmit={toFirstResult}>
          <label className={field}>
            <span>{words.label}</span>
            {/* biome-ignore lint/a11y/useSemanticElements: with the type "search", Escape would empty it and leave the dialog open */}
            <input
              ref={box}
              role="searchbox"
              enterKeyHint="search"
              name="q"
              className={input}
              autoComplete="off"
              maxLength={200}
              aria-describedby={STATUS}
              value={query}
              onChange={({ currentTarget }) => type(currentTarget.value)}
            />
          </label>
          <Button label={words.search} type="submit" />
        </form>
      </search>
      <p role="status" id={STATUS} className={styles.status}>
        {search === 'failed'
          ? words.failed
          : search
            ? statusOf(words, found.length, query)
            : isAsked && words.loading}
      </p>
      {found.length > 0 && (
        <ul role="list">
          {found.slice(0, MAX_RESULTS).map((page) => (
            <li key={page.route} className={styles.result}>
              <p className={quietClass}>{page.section}</p>
              <a href={withBase(page.route)} className={styles.resultLink}>
                {page.title}
              </a>
              <p>{matchedLine(page) ?? page.description}</p>
            </li>
          ))}
        </ul>
      )}
      {found.length === 0 && (search || !isAsked) && (
        <nav aria-label={words.plan} className={stacks[3]}>
          <h2>{words.plan}</h2>
          <div className={styles.plan}>
            {plan.map(({ name, pages }) => (
              <section key={name} className={styles.group}>
                <h3>{name}</h3>
                <ul role="list">
                  {pages.map(({ href, label }) => (
                    <li key={href}>
                      <a href={withBase(href)} className={touchLink}>
                        {label}
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </nav>
      )}
      <Shortcut label={words.key} />
    </>
  );
}

/** Turns off the key that opens the search; only with scripts. */
function Shortcut({ label }: { label: string }) {
  const [isOn, setIsOn] = useState<boolean>();
  useEffect(() => setIsOn(isShortcutOn()), []);
  if (isOn === undefined) return null;
  const choose = (asked: boolean) => {
    setShortcut(asked);
    setIsOn(asked);
  };
  return (
    <label className={styles.shortcut}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget }) => choose(currentTarget.checked)}
      />{' '}
      {label}
    </label>
  );
}

/**
 * In place of a submission, which would reload the page: the results are shown already, and the first gets the focus; with
 * an empty field the field, which is described by what to type.
 */
function toFirstResult(event: FormEvent<HTMLFormElement>): void {
  event.preventDefault();
  const field = event.currentTarget.querySelector('input');
  const results = event.currentTarget.closest('search')?.parentElement;
  const first = results?.querySelector<HTMLElement>('[role=status] ~ * a');
  (field?.value.trim() ? first : field)?.focus();
}

function statusOf(words: Words['siteSearch'], count: number, query: string): string {
  const { hint, none, common, one, many, most } = words;
  if (query.trim() === '') return hint;
  // The query has letters and no search term: it contains only words that are on every page, such as « le ».
  if (count === 0) return searchTerms(query).length === 0 && /\p{L}/u.test(query) ? common : none;
  const status = count === 1 ? one : count > MAX_RESULTS ? most : many;
  return status.replace('{count}', String(count)).replace('{shown}', String(MAX_RESULTS));
}
