import { leaveAddress } from '../../ui/address/use-address.ts';

/** After how long a visitor wonders whether the tap counted (ms). */
const LATE = 400;

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Another page is on its way: the address is already its own, and when it is late the page that is
 * still shown says so. A browser shows nothing of what a script fetches.
 */
export function beginWaiting(): void {
  leaveAddress(true);
  clearTimeout(timer);
  timer = setTimeout(() => mark(true), LATE);
}

/** The page is there, or the one that is shown stays. */
export function endWaiting(): void {
  leaveAddress(false);
  clearTimeout(timer);
  mark(false);
}

function mark(late: boolean): void {
  const { dataset } = document.documentElement;
  if (late) dataset.attente = '';
  else delete dataset.attente;
  const main = document.getElementById('contenu');
  if (late) main?.setAttribute('aria-busy', 'true');
  else main?.removeAttribute('aria-busy');
}
