import { useLayoutEffect } from 'react';
import { filled } from '../../content/languages.ts';
import type { Words } from '../../content/schema/interface.ts';
import { visuallyHidden } from '../../theme/global.css.ts';
import { changeAddress, useAddress } from '../../ui/address/use-address.ts';
import * as styles from './service-list.css.ts';

const PARAM = 'categorie';

interface ServiceFilterProps {
  /** The categories that have a card, in order, each with its translated name and its value in the address. */
  categories: readonly (readonly [category: string, name: string, slug: string])[];
  words: Omit<Words['services'], 'quote'>;
}

/**
 * Shows only the card of the chosen category (spec section 4); the choice is in the address.
 * The cards are HTML from the build: without scripts all show, and the filter does not.
 */
export function ServiceFilter({ categories, words }: ServiceFilterProps) {
  const chosen = useAddress(readChoice);
  const [category, chosenName] = categories.find(([, , slug]) => slug === chosen) ?? [''];
  const count = categories.length;
  useLayoutEffect(() => {
    for (const card of document.querySelectorAll<HTMLElement>('[data-prestation]'))
      card.hidden = category !== '' && card.dataset.prestation !== category;
  }, [category]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: toggle buttons are no form fields
    <div role="group" aria-label={words.filter} className={styles.filter}>
      {[['', words.all, ''] as const, ...categories].map(([one, name, slug]) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === category}
          className={styles.choice}
          onClick={() => choose(slug)}
        >
          {name}
        </button>
      ))}
      <span role="status" className={visuallyHidden}>
        {chosenName
          ? filled(words.chosen, { name: chosenName })
          : filled(count < 2 ? words.one : words.many, { count })}
      </span>
    </div>
  );
}

const readChoice = () => new URLSearchParams(location.search).get(PARAM) ?? '';

/** Pushes an entry of the history, so that the back button undoes a choice. */
function choose(slug: string): void {
  if (slug === readChoice()) return;
  const address = new URL(location.href);
  if (slug) address.searchParams.set(PARAM, slug);
  else address.searchParams.delete(PARAM);
  changeAddress(address.href, 'push');
}
