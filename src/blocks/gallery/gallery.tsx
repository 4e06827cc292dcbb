import { type MouseEvent, useState } from 'react';
import { filled } from '../../site/languages.ts';
import type { Words } from '../../site/schema/interface.ts';
import { fromDesktop } from '../../theme/screens.ts';
import { withBase } from '../../ui/base.ts';
import { ActionLink } from '../../ui/button/button.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import * as styles from './gallery.css.ts';
import type { GalleryPicture, Lightbox } from './lightbox.tsx';

interface GalleryProps {
  items: readonly GalleryPicture[];
  words: Words['gallery'];
}

/** Pictures in a grid. A click enlarges a picture in a dialog (lightbox); without scripts it opens the file. */
export function Gallery(props: GalleryProps) {
  const { items, words } = props;
  const [open, setOpen] = useState<{ Box: typeof Lightbox; at: number }>();
  const enlarge = (event: MouseEvent<HTMLAnchorElement>, at: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    import('./lightbox.tsx').then(
      ({ Lightbox }) => setOpen({ Box: Lightbox, at }),
      () => location.assign(href),
    );
  };
  return (
    <>
      <ul role="list" className={styles.grid}>
        {items.map(({ picture, alt, span, caption }, at) => (
          <li key={picture.src} className={styles.span[span]}>
            <ActionLink
              href={withBase(picture.src)}
              aria-label={filled(words.enlarge, { alt })}
              className={styles.opener}
              onClick={(event) => enlarge(event, at)}
            >
              <Picture picture={picture} alt={alt} sizes={SIZES} className={styles.picture} />
            </ActionLink>
            {caption && <small className={styles.caption}>{caption}</small>}
          </li>
        ))}
      </ul>
      {open && <open.Box {...props} start={open.at} onClose={() => setOpen(undefined)} />}
    </>
  );
}

const SIZES = `${fromDesktop} 40rem, 100vw`;
