import { followFocus } from './follow-focus.ts';
import type { ToastText } from './notify.ts';
import { TOAST_DURATION, toastPlace } from './place.ts';
import * as styles from './toast.css.ts';

let end = () => {};

/** A toast without its code (offline, blocked): the same words and looks, a button to close, the same time. */
export function showPlainToast({ title, message, variant = 'default' }: ToastText): void {
  end();
  const box = element('div', styles.toast, '');
  box.dataset.variant = variant;
  box.setAttribute('role', 'status');
  const close = element('button', styles.close, '×');
  close.setAttribute('aria-label', 'Fermer');
  const words = element('div', '', '');
  words.append(element('div', styles.title, title), element('div', '', message));
  const viewport = element('div', styles.viewport, '');
  viewport.append(box);
  toastPlace().append(viewport);
  const giveFocusBack = followFocus(viewport);
  // A live region must be there before its words, or they are not read out.
  requestAnimationFrame(() => box.append(words, close));
  const timer = setTimeout(() => end(), TOAST_DURATION);
  end = () => {
    clearTimeout(timer);
    giveFocusBack();
    viewport.remove();
    end = () => {};
  };
  close.addEventListener('click', () => end());
}

/** Takes away the plain toast, if one shows. */
export const endPlainToast = () => end();

function element(tag: string, className: string, text: string): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}
