import { useEffect } from 'react';
import { onAddressChange } from '../../ui/address/use-address.ts';

/** Opens the answer that the address names: browsers open what lies around the place of an anchor, not the place itself. */
export function LinkedAnswer() {
  useEffect(() => {
    const named = () => document.getElementById(location.hash.slice(1));
    const open = () => named()?.closest('details')?.toggleAttribute('open', true);
    open();
    return onAddressChange(open);
  }, []);
  return null;
}
