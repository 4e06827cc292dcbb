import { ButtonLink } from '../../ui/button/button-link.tsx';
import { useSite } from '../site-context.ts';
import * as styles from './qr-code.css.ts';
import { QrDrawing } from './qr-drawing.tsx';

/** The radio's listening page: a code to aim at, a button, and the address in full. */
export function QrCode() {
  const { manifest, words } = useSite();
  const { radio } = manifest.site;
  return (
    <div className={styles.frame}>
      <div className={styles.words}>
        <ButtonLink href={radio} label={words.radio.listen} />
        <p className={styles.address}>{radio}</p>
      </div>
      <QrDrawing text={radio} label={words.radio.code} className={styles.code} />
    </div>
  );
}
