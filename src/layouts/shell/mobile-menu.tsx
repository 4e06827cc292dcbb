import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { Frame } from '../../model/frame.ts';
import { fromDesktop } from '../../theme/screens.ts';
import { control } from './header.css.ts';
import * as styles from './menu.css.ts';
import { usePageChange } from './use-page-change.ts';

// Paths in a `viewBox` of 24 by 24.
const BARS = 'M0 4h24M0 12h24M0 20h24';
const CROSS = 'M3.5 3.5l17 17M3.5 20.5l17-17';

interface MobileMenuProps {
  /** The header, which is not inert while the menu is open. */
  bar: RefObject<HTMLElement | null>;
  words: Pick<Frame['words'], 'openMenu' | 'closeMenu'>;
  children: ReactNode;
}

/**
 * The full-screen menu of small screens. Without scripts, CSS hides the button and shows the links. While the menu is open,
 * the page behind is inert, and CSS stops its scrolling; Escape, a change of page and a wide screen close the menu.
 */
export function MobileMenu({ bar, words, children }: MobileMenuProps) {
  const [open, setOpen] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  usePageChange(() => setOpen(false));
  useEffect(() => {
    if (!open) return;
    return lockPage(bar.current, () => {
      setOpen(false);
      toggle.current?.focus();
    });
  }, [open, bar]);
  return (
    <>
      <button
        ref={toggle}
        type="button"
        className={`${control} ${styles.toggle}`}
        aria-expanded={open}
        aria-controls="menu"
        aria-label={open ? words.closeMenu : words.openMenu}
        onClick={() => setOpen(!open)}
      >
        <svg className={styles.bars} viewBox="0 0 24 24" aria-hidden="true">
          <path d={open ? CROSS : BARS} />
        </svg>
      </button>
      <div id="menu" className={styles.panel} data-open={open || undefined}>
        {children}
      </div>
    </>
  );
}

/** Sets `inert` on all but the header and the toasts until the returned function runs; Escape and a wide screen call `close`. */
function lockPage(bar: HTMLElement | null, close: () => void): () => void {
  const behind = bar?.parentElement?.querySelectorAll<HTMLElement>(
    ':scope>:not(header,[role=region])',
  );
  const setInert = (inert: boolean) =>
    behind?.forEach((part) => {
      part.inert = inert;
    });
  setInert(true);
  const desktop = matchMedia(fromDesktop);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) close();
  };
  addEventListener('keydown', onKey);
  desktop.addEventListener('change', close);
  return () => {
    setInert(false);
    removeEventListener('keydown', onKey);
    desktop.removeEventListener('change', close);
  };
}
