import { type PointerEvent, useRef, useState } from 'react';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { GalleryPicture } from './gallery.tsx';
import * as styles from './lightbox.css.ts';
import { swipeStep } from './swipe.ts';
import { useZoomed } from './use-zoomed.ts';

interface LightboxProps {
  items: readonly GalleryPicture[];
  /** The picture that was opened. */
  start: number;
  onClose: () => void;
}

/** One picture over the whole screen, with the others a key, a swipe or a button away. */
export function Lightbox({ items, start, onClose }: LightboxProps) {
  const [at, setAt] = useState(start);
  const from = useRef<{ x: number; y: number }>(undefined);
  const swiped = useRef(false);
  const zoomed = useZoomed();
  const item = items[at];
  const step = (by: number) => setAt((now) => (now + by + items.length) % items.length);
  const onPointerUp = (event: PointerEvent) => {
    // On what is zoomed into, a finger looks around.
    const by =
      from.current && !zoomed
        ? swipeStep(event.clientX - from.current.x, event.clientY - from.current.y)
        : 0;
    from.current = undefined;
    swiped.current = by !== 0;
    if (by) step(by);
  };
  if (!item) return null;
  return (
    <Dialog
      aria-label="Image agrandie"
      className={styles.box}
      data-zoomed={zoomed || undefined}
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') step(1);
        if (key === 'ArrowLeft') step(-1);
      }}
      onPointerDown={({ clientX: x, clientY: y, isPrimary }) => {
        // From one finger to another is no way that either has gone.
        from.current = isPrimary ? { x, y } : undefined;
        swiped.current = false;
      }}
      onPointerUp={onPointerUp}
      // A mouse would carry the picture away instead of swiping.
      onDragStart={(event) => event.preventDefault()}
      onClick={({ target }) => {
        const onPart = target instanceof Element && target.closest('img,button,figcaption');
        if (!onPart && !swiped.current) onClose();
      }}
    >
      <div className={styles.bar}>
        <p aria-live="polite" className={styles.count}>{`Image ${at + 1} sur ${items.length}`}</p>
        <button type="button" className={styles.button} onClick={onClose}>
          Fermer
        </button>
      </div>
      <figure className={styles.figure}>
        <Picture
          key={item.picture.src}
          picture={item.picture}
          alt={item.alt}
          sizes="100vw"
          className={styles.picture}
          priority
        />
        <figcaption className={styles.caption}>{item.alt}</figcaption>
      </figure>
      <div className={styles.bar}>
        <button type="button" className={styles.button} onClick={() => step(-1)}>
          Image précédente
        </button>
        <button type="button" className={styles.button} onClick={() => step(1)}>
          Image suivante
        </button>
      </div>
    </Dialog>
  );
}
