import { useLayoutEffect, useRef, useState } from 'react';
import { filled } from '../../site/languages.ts';
import type { Words } from '../../site/schema/interface.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import type { PictureData } from '../../values/picture.ts';
import type { span } from './gallery.css.ts';
import * as styles from './lightbox.css.ts';

/** A picture of the gallery; `span` is its size in the grid. */
export interface GalleryPicture {
  picture: PictureData;
  alt: string;
  caption: string | undefined;
  span: keyof typeof span;
}

const EDGED = { variant: 'outline', size: 'sm' } as const;

interface LightboxProps {
  items: readonly GalleryPicture[];
  words: Words['gallery'];
  start: number;
  onClose: () => void;
}

/** Pictures side by side, each as wide as the screen: swipes, arrow keys and buttons scroll, a click next to one closes. */
export function Lightbox({ items, words, start, onClose }: LightboxProps) {
  const strip = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(start);
  /** Scrolls to a picture; from the last one to the first, and back, without passing the others. */
  const show = (next: number, behavior: ScrollBehavior = 'auto') =>
    strip.current?.scrollTo({ left: next * strip.current.clientWidth, behavior });
  const step = (by: number) => {
    const next = (at + by + items.length) % items.length;
    show(next, next === at + by ? 'auto' : 'instant');
  };
  /** Whether a picture is shown, or is the next one either way: others are not loaded. */
  const isNear = (index: number) => [0, 1, items.length - 1].includes(Math.abs(index - at));
  // Before the paint: later, it would undo a step that a key has already taken.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the dialog has opened
  useLayoutEffect(() => void show(start, 'instant'), []);
  return (
    <Dialog
      aria-label={words.label}
      className={styles.box}
      onClose={onClose}
      onKeyDown={(event) => {
        const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
        if (!by) return;
        event.preventDefault();
        step(by);
      }}
      onClick={({ target }) => {
        if (target instanceof Element && !target.closest('img,button,figcaption')) onClose();
      }}
    >
      <div className={styles.bar}>
        <p aria-live="polite">{filled(words.place, { at: at + 1, all: items.length })}</p>
        <Button label={words.close} {...EDGED} onClick={onClose} />
      </div>
      <ul
        ref={strip}
        role="list"
        aria-label={words.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
        tabIndex={0}
        className={styles.strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(Math.round(scrollLeft / clientWidth))
        }
      >
        {items.map(({ picture, alt }, index) => (
          <li key={picture.src} aria-hidden={index !== at} className={styles.slide}>
            <figure className={styles.figure}>
              {isNear(index) && (
                <Picture
                  picture={picture}
                  alt={alt}
                  sizes="100vw"
                  className={styles.picture}
                  priority={index === start}
                />
              )}
              <figcaption className={styles.caption}>{alt}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
      <div className={styles.bar}>
        <Button label={words.previous} {...EDGED} onClick={() => step(-1)} />
        <Button label={words.next} {...EDGED} onClick={() => step(1)} />
      </div>
    </Dialog>
  );
}
