import { useEffect } from 'react';
import { onAddressChange } from '../../ui/address/use-address.ts';

/**
 * Opens the answer that the address names. Browsers open what holds the place of an anchor, and find in
 * closed answers, but do not open the very element that an anchor names.
 */
export function LinkedAnswer() {
  useEffect(() => {
    open();
    return onAddressChange(open);
  }, []);
  return null;
}

function open(): void {
  const named = document.getElementById(location.hash.slice(1));
  if (named instanceof HTMLDetailsElement) named.open = true;
}
