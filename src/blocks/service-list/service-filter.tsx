import { useLayoutEffect } from 'react';
import { filled } from '../../content/languages.ts';
import type { Words } from '../../content/schema/interface.ts';
import { visuallyHidden } from '../../theme/global.css.ts';
import { changeAddress, useAddress } from '../../ui/address/use-address.ts';
import * as styles from './service-list.css.ts';

const PARAM = 'categorie';

interface ServiceFilterProps {
  /** Categories with at least one service, in order; `name` is translated, `slug` is the value in the address. */
  categories: readonly (readonly [category: string, name: string, slug: string])[];
  words: Omit<Words['services'], 'quote'>;
}

/**
 * Buttons that show only the card of one category (spec section 4); the address contains the choice. The cards are HTML
 * from the build: without scripts all cards are shown, and the buttons are hidden.
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

/** Writes a choice into the address as a new history entry, so that the back button undoes it. */
function choose(slug: string): void {
  if (slug === readChoice()) return;
  const address = new URL(location.href);
  if (slug) address.searchParams.set(PARAM, slug);
  else address.searchParams.delete(PARAM);
  changeAddress(address.href, 'push');
}
