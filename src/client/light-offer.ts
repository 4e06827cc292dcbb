import type { Frame } from '../model/frame.ts';
import { LIGHT } from '../model/outputs.ts';
import { STORED_DATA } from '../site/stored-data.ts';
import { BASE } from '../ui/base.ts';
import { lateStyles } from '../ui/late-styles.ts';
import { close, toast, viewport } from '../ui/toast/toast.css.ts';

const KEY = STORED_DATA.light.name(BASE);

/** Link of the current page to its light version; the 404 page has none. */
const lightLink = () =>
  document.querySelector<HTMLAnchorElement>(`footer a[href^="${BASE}${LIGHT}"]`);

/** Offers the light version one time, in one line, and stores the answer. */
export async function offerLight({ offer, close: ariaLabel }: Frame['words']): Promise<void> {
  const { textContent, href } = lightLink() ?? {};
  if (!href || !claimFirstOffer()) return;
  await lateStyles();
  const line = createElement('p', { className: `${viewport} ${toast}`, role: 'status' });
  const answer = (word: string) => () => {
    localStorage.setItem(KEY, word);
    // The visitor may have navigated since the offer.
    link.href = lightLink()?.href ?? href;
    line.remove();
  };
  const link = createElement('a', { textContent, href, onclick: answer('oui') });
  const words = createElement('span', {});
  words.append(`${offer} `, link);
  document.body.append(line);
  const no = { className: close, ariaLabel, textContent: '×', onclick: answer('non') };
  // Screen readers announce only text that is added to an existing live region.
  requestAnimationFrame(() => line.append(words, createElement('button', no)));
}

const createElement = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
) => Object.assign(document.createElement(tag), properties);

/** Stores that the offer was shown. False when it was shown before, or when storage is blocked: it would return on each page. */
function claimFirstOffer(): boolean {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored === null) localStorage.setItem(KEY, 'proposée');
    return stored === null;
  } catch {
    return false;
  }
}
