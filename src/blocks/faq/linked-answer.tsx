import { useEffect } from 'react';
import { onAddressChange } from '../../ui/address/use-address.ts';

/** Opens the `<details>` whose id is in the address (`#dons`): browsers open only a `<details>` around the target. */
export function LinkedAnswer() {
  useEffect(() => {
    const target = () => document.getElementById(location.hash.slice(1));
    const open = () => target()?.closest('details')?.toggleAttribute('open', true);
    open();
    return onAddressChange(open);
  }, []);
  return null;
}
