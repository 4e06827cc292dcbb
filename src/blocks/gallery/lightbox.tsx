import { type PointerEvent, useRef, useState, useSyncExternalStore } from 'react';
import { filled } from '../../content/languages.ts';
import type { Words } from '../../content/schema/interface.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import type { PictureData } from '../../ui/picture/picture.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { span } from './gallery.css.ts';
import * as styles from './lightbox.css.ts';

/** A picture of the gallery; `span` is its size in the grid. */
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

/** One picture on the whole screen; arrow keys, swipes and buttons change the picture, a click next to it closes. */
export function Lightbox({ items, words, start, onClose }: LightboxProps) {
  const [at, setAt] = useState(start);
  const from = useRef<{ x: number; y: number }>(undefined);
  const swiped = useRef(false);
  const zoomed = useZoomed();
  const item = items[at];
  const step = (by: number) => setAt((now) => (now + by + items.length) % items.length);
  const onPointerUp = (event: PointerEvent) => {
    // On a zoomed picture a finger moves the view.
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
        // With a second finger it is a pinch, no swipe.
        from.current = isPrimary ? { x, y } : undefined;
        swiped.current = false;
      }}
      onPointerUp={onPointerUp}
      // With a mouse, the browser would drag the picture instead of swiping.
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

/** Minimum length of a swipe, in pixels. */
const MIN_SWIPE = 48;

/** The step of a swipe: 1 to the next picture, -1 to the previous one, 0 for a short or vertical move. */
export function swipeStep(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < MIN_SWIPE || Math.abs(dx) < Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}

/** Scale above which the page counts as zoomed: a pinch back to the whole page may end slightly above 1. */
const MIN_ZOOM = 1.01;

const subscribe = (notify: () => void) => {
  // Old browsers have no `visualViewport`.
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
