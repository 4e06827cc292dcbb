import { type PointerEvent, useRef, useState, useSyncExternalStore } from 'react';
import { filled } from '../../content/languages.ts';
import type { Words } from '../../content/schema/interface.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { PictureData } from '../../ui/picture/picture.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { span } from './gallery.css.ts';
import * as styles from './lightbox.css.ts';

/** A picture of the gallery, and the cells of the grid that it takes. */
export interface GalleryPicture {
  picture: PictureData;
  alt: string;
  caption: string | undefined;
  span: keyof typeof span;
}

interface LightboxProps {
  items: readonly GalleryPicture[];
  words: Words['gallery'];
  start: number;
  onClose: () => void;
}

/** One picture over the whole screen; keys, swipes and buttons change it. */
export function Lightbox({ items, words, start, onClose }: LightboxProps) {
  const [at, setAt] = useState(start);
  const from = useRef<{ x: number; y: number }>(undefined);
  const swiped = useRef(false);
  const zoomed = useZoomed();
  const item = items[at];
  const step = (by: number) => setAt((now) => (now + by + items.length) % items.length);
  const onPointerUp = (event: PointerEvent) => {
    // On a zoomed picture a finger pans.
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
      aria-label={words.label}
      className={styles.box}
      data-zoomed={zoomed || undefined}
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (key === 'ArrowRight') step(1);
        if (key === 'ArrowLeft') step(-1);
      }}
      onPointerDown={({ clientX: x, clientY: y, isPrimary }) => {
        // A second finger is no swipe.
        from.current = isPrimary ? { x, y } : undefined;
        swiped.current = false;
      }}
      onPointerUp={onPointerUp}
      // A mouse would drag the picture instead of swiping.
      onDragStart={(event) => event.preventDefault()}
      onClick={({ target }) => {
        const onPart = target instanceof Element && target.closest('img,button,figcaption');
        if (!onPart && !swiped.current) onClose();
      }}
    >
      <div className={styles.bar}>
        <p aria-live="polite" className={styles.count}>
          {filled(words.place, { at: at + 1, all: items.length })}
        </p>
        <button type="button" className={styles.button} onClick={onClose}>
          {words.close}
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
          {words.previous}
        </button>
        <button type="button" className={styles.button} onClick={() => step(1)}>
          {words.next}
        </button>
      </div>
    </Dialog>
  );
}

/** In pixels. */
const MIN_SWIPE = 48;

/** The step of a swipe: 1 to the next picture, -1 to the previous one, 0 for a tap or a vertical move. */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < MIN_SWIPE || Math.abs(dx) < Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

/** Above 1, because a pinch back to the whole page may end slightly above it. */
const MIN_ZOOM = 1.01;

const subscribe = (notify: () => void) => {
  // Absent in old browsers.
  const view = window.visualViewport;
  view?.addEventListener('resize', notify);
  return () => view?.removeEventListener('resize', notify);
};

const useZoomed = () =>
  useSyncExternalStore(
    subscribe,
    () => (window.visualViewport?.scale ?? 1) > MIN_ZOOM,
    () => false,
  );
