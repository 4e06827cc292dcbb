import { ButtonLink } from '../../ui/button/button-link.tsx';
import { useSite } from '../site-context.ts';
import * as styles from './qr-code.css.ts';
import { QrDrawing } from './qr-drawing.tsx';

/** The radio's listening page: a code to aim at, a button, and the address in full. */
export function QrCode() {
  const { radio } = useSite().manifest.site;
  return (
    <div className={styles.frame}>
      <QrDrawing
        text={radio}
        label="Code QR de la page d’écoute d’OYERI Radio"
        className={styles.code}
      />
      <div className={styles.words}>
        <ButtonLink href={radio} label="Écouter OYERI Radio" />
        <p className={styles.address}>{radio}</p>
      </div>
    </div>
  );
}
