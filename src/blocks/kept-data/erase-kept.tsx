import { useState } from 'react';
import type { Words } from '../../content/schema/interface.ts';
import { button } from '../../ui/button/button.css.ts';
import { scripted } from '../donation-card/donation-card.css.ts';
import { eraseKept } from './erase.ts';

/** The button that erases all that the site keeps in this browser, and says whether it could. */
export function EraseKept({ erase, erased, refused }: Words['erase']) {
  const [said, say] = useState<string>();
  return (
    <>
      <button
        type="button"
        className={`${button({})} ${scripted}`}
        onClick={async () => say((await eraseKept()) ? erased : refused)}
      >
        {erase}
      </button>
      <p role="status">{said}</p>
    </>
  );
}
