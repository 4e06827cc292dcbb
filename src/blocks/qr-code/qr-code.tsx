import { ButtonLink } from '../../ui/button/button-link.tsx';
import { useSite } from '../site-context.ts';
import * as styles from './qr-code.css.ts';
import { qrPath } from './qr-path.ts';

/** Readers want four empty modules around the code (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** The radio's listening page: a code to aim at, a button, and the address in full. */
export function QrCode() {
  const { radio } = useSite().manifest.site;
  const { size, path } = qrPath(radio);
  const side = size + 2 * QUIET_ZONE;
  return (
    <div className={styles.frame}>
      <svg
        role="img"
        aria-label="Code QR de la page d’écoute d’OYERI Radio"
        viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
        shapeRendering="crispEdges"
        className={styles.code}
      >
        {/* Not of the theme: many readers fail on a code that the dark scheme would invert. */}
        <path fill="white" d={`M${-QUIET_ZONE} ${-QUIET_ZONE}h${side}v${side}h-${side}z`} />
        <path fill="black" d={path} />
      </svg>
      <div className={styles.words}>
        <ButtonLink href={radio} label="Écouter OYERI Radio" />
        <p className={styles.address}>{radio}</p>
      </div>
    </div>
  );
}
