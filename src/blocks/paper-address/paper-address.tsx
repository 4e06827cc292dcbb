import { QrDrawing } from '../qr-code/qr-drawing.tsx';
import { useSite } from '../site-context.ts';
import { code, paper } from './paper-address.css.ts';

/** The way back from a printed sheet to its page: a code to aim at, and the address in full. */
export function PaperAddress() {
  const { paperAddress } = useSite();
  if (!paperAddress) return null;
  return (
    <div className={paper}>
      <QrDrawing text={paperAddress} label="Code QR de cette page" className={code} />
      <p>
        Cette page en ligne, dans sa dernière version&nbsp;:
        <br />
        <strong>{paperAddress}</strong>
      </p>
    </div>
  );
}
