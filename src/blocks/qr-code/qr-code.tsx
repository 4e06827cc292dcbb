import QRCode from 'qrcode';
import { quietClass, stacks } from '../../theme/classes.css.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { useRenderContext } from '../render-context.ts';
import * as styles from '../section/boxes.css.ts';

/** Link to the page on which one can listen to the radio: QR code, button, written address. */
export function QrCode() {
  const { manifest, words } = useRenderContext();
  const { radio } = manifest.settings;
  return (
    <div className={styles.scan}>
      <div className={stacks[1]}>
        <ButtonLink href={radio} label={words.radio.listen} />
        <p className={quietClass}>{radio}</p>
      </div>
      <div
        role="img"
        aria-label={words.radio.code}
        className={styles.code}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the library draws it from an address, which it does not contain.
        dangerouslySetInnerHTML={{ __html: drawnCode(radio) }}
      />
    </div>
  );
}

/** A QR code as SVG in the HTML: small, and without a request. For SVG the library calls back before it returns. */
function drawnCode(text: string): string {
  let drawn = '';
  QRCode.toString(text, { type: 'svg' }, (error, svg) => {
    if (error) throw error;
    drawn = svg;
  });
  return drawn.trim();
}
