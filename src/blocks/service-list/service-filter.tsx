import { useLayoutEffect, useState } from 'react';
import { filled } from '../../site/languages.ts';
import type { Words } from '../../site/schema/interface.ts';
import { visuallyHidden } from '../../theme/global.css.ts';
import * as styles from './service-list.css.ts';

interface ServiceFilterProps {
  /** Categories with at least one service, in order, each with its translation. */
  categories: readonly (readonly [category: string, name: string])[];
  words: Omit<Words['services'], 'quote'>;
}

/**
 * Buttons that show only the card of one category (docs/contract.md#roles). The cards are HTML from the build: without scripts all
 * cards are shown, and the buttons are hidden.
 */
export function ServiceFilter({ categories, words }: ServiceFilterProps) {
  const [chosen, choose] = useState('');
  const name = categories.find(([category]) => category === chosen)?.[1];
  const count = categories.length;
  useLayoutEffect(() => {
    for (const card of document.querySelectorAll<HTMLElement>('[data-prestation]'))
      card.hidden = chosen !== '' && card.dataset.prestation !== chosen;
  }, [chosen]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: toggle buttons are no form fields
    <div role="group" aria-label={words.filter} className={styles.filter}>
      {[['', words.all] as const, ...categories].map(([category, label]) => (
        <button
          key={category}
          type="button"
          aria-pressed={category === chosen}
          className={styles.choice}
          onClick={() => choose(category)}
        >
          {label}
        </button>
      ))}
      <span role="status" className={visuallyHidden}>
        {name
          ? filled(words.chosen, { name })
          : filled(count < 2 ? words.one : words.many, { count })}
      </span>
    </div>
  );
}
