import { button } from '../../ui/button/button.css.ts';
import { scripted } from '../../ui/button/scripted.css.ts';
import { copyProps } from '../../ui/clipboard/copy-text.ts';
import { useSite } from '../site-context.ts';

interface GiftNumberProps {
  phone: string;
  className: string;
}

const ID = 'don.numero';

/** A phone number that receives gifts (mobile money): spaced for the eye, its `value` without spaces for the clipboard. */
export const GiftNumber = ({ phone, className }: GiftNumberProps) => (
  <data id={ID} value={phone.replace(/[^\d+]/g, '')} className={className}>
    {phone}
  </data>
);

/** Button that copies the `GiftNumber` of the page; a sample number, which receives nothing, has a less prominent one. */
export function CopyNumber({ isSample }: { isSample: boolean }) {
  const { manifest, words } = useSite();
  const { copie: copied, 'copie-impossible': refused } = manifest.notices;
  return (
    <button
      type="button"
      className={`${button({ variant: isSample ? 'outline' : 'default' })} ${scripted}`}
      {...copyProps(ID, { copied, refused })}
    >
      {words.donation.copyNumber}
    </button>
  );
}
