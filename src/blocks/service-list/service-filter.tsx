import { useLayoutEffect } from 'react';
import { visuallyHidden } from '../../theme/global.css.ts';
import { changeAddress, useAddress } from '../../ui/address/use-address.ts';
import * as styles from './service-list.css.ts';

const ALL = 'Tous';
const PARAM = 'categorie';

interface ServiceFilterProps {
  /** The categories that have a card, in order. */
  categories: readonly string[];
}

/**
 * Shows only the card of the chosen category (spec section 4); the choice stands in the address.
 * The cards are HTML from the build beside it: without scripts all show, and the filter does not.
 */
export function ServiceFilter({ categories }: ServiceFilterProps) {
  const chosen = useAddress(readChoice);
  const category = categories.find((name) => categorySlug(name) === chosen) ?? ALL;
  useLayoutEffect(() => {
    for (const card of document.querySelectorAll<HTMLElement>('[data-prestation]'))
      card.hidden = category !== ALL && card.dataset.prestation !== category;
  }, [category]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that press are no form fields
    <div role="group" aria-label="Filtrer par catégorie" className={styles.filter}>
      {[ALL, ...categories].map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === category}
          className={styles.choice}
          onClick={() => choose(name)}
        >
          {name}
        </button>
      ))}
      <span role="status" className={visuallyHidden}>
        {category === ALL ? counted(categories.length) : `1 catégorie\u00a0: ${category}`}
      </span>
    </div>
  );
}

/** French takes the singular for 0 and 1. */
const counted = (count: number) => `${count} ${count < 2 ? 'catégorie' : 'catégories'}`;

const readChoice = () => new URLSearchParams(location.search).get(PARAM) ?? '';

/** A new entry of the history, so that the back button undoes a choice. */
function choose(name: string): void {
  const slug = name === ALL ? '' : categorySlug(name);
  if (slug === readChoice()) return;
  const address = new URL(location.href);
  if (slug) address.searchParams.set(PARAM, slug);
  else address.searchParams.delete(PARAM);
  changeAddress(address.href, 'push');
}

/**
 * A category as it stands in the address: "Événements" gives "evenements". Not in `content`, whose code
 * comes with every page of the browser: this comes with the filter.
 */
export const categorySlug = (category: string): string =>
  category
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
