import { COLON } from '../../content/languages.ts';
import { QrDrawing } from '../qr-code/qr-drawing.tsx';
import { useSite } from '../site-context.ts';
import { code, paper } from './paper-address.css.ts';

/** The way back from a printed sheet to its page: a code to aim at, and the address in full. */
export function PaperAddress() {
  const { paperAddress, words, lang } = useSite();
  if (!paperAddress) return null;
  return (
    <div className={paper}>
      <QrDrawing text={paperAddress} label={words.paper.code} className={code} />
      <p>
        {words.paper.address + COLON[lang].trimEnd()}
        <br />
        <strong>{paperAddress}</strong>
      </p>
    </div>
  );
}
