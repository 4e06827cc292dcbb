import { KEPT } from '../content/kept.ts';
import { LIGHT } from '../content/outputs.ts';
import type { Chrome } from '../content/page-data.ts';
import { BASE } from '../ui/base.ts';
import { close, toast, viewport } from '../ui/toast/toast.css.ts';

const KEY = KEPT.light.name(BASE);

/** The link of the page that is shown to its light twin; none on the 404 page. */
const lightLink = () =>
  document.querySelector<HTMLAnchorElement>(`footer a[href^="${BASE}${LIGHT}"]`);

/** Offers the light version in one line, once, and keeps the answer. */
export function offerLight({ offer, close: ariaLabel }: Chrome['words']): void {
  const { textContent, href } = lightLink() ?? {};
  if (!href || !isFirst()) return;
  const line = make('p', { className: `${viewport} ${toast}`, role: 'status' });
  const answer = (word: string) => () => {
    localStorage.setItem(KEY, word);
    // Another page may be shown by now.
    link.href = lightLink()?.href ?? href;
    line.remove();
  };
  const link = make('a', { textContent, href, onclick: answer('oui') });
  const words = make('span', {});
  words.append(`${offer} `, link);
  document.body.append(line);
  const no = { className: close, ariaLabel, textContent: '×', onclick: answer('non') };
  // A live region must be there before its words, or they are not read out.
  requestAnimationFrame(() => line.append(words, make('button', no)));
}

const make = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]>,
) => Object.assign(document.createElement(tag), properties);

/** Whether it was never offered here. Where nothing can be kept it would come back on each page: it is not offered. */
function isFirst(): boolean {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept === null) localStorage.setItem(KEY, 'proposée');
    return kept === null;
  } catch {
    return false;
  }
}
