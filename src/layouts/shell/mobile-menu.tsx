import { type ReactNode, useEffect, useRef } from 'react';
import type { Frame } from '../../model/page-data.ts';
import { fromDesktop } from '../../theme/screens.ts';
import { control } from './header.css.ts';
import * as styles from './menu.css.ts';
import { usePopover } from './use-popover.ts';

// Paths in a `viewBox` of 24 by 24.
const BARS = 'M0 4h24M0 12h24M0 20h24';
const CROSS = 'M3.5 3.5l17 17M3.5 20.5l17-17';

interface MobileMenuProps {
  words: Pick<Frame['words'], 'openMenu' | 'closeMenu'>;
  children: ReactNode;
}

/**
 * The full-screen menu of small screens, a popover; on a wide screen its children are a part of the header. While it is
 * open, the page behind is inert, and CSS stops its scrolling.
 */
export function MobileMenu({ words, children }: MobileMenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const { isOpen, onToggle } = usePopover(panel);
  useEffect(() => {
    if (isOpen && panel.current) return lockPage(panel.current);
  }, [isOpen]);
  return (
    <>
      <button
        type="button"
        className={`${control} ${styles.toggle}`}
        popoverTarget="menu"
        aria-expanded={isOpen ?? false}
        aria-label={isOpen ? words.closeMenu : words.openMenu}
      >
        <svg className={styles.bars} viewBox="0 0 24 24" aria-hidden="true">
          <path d={isOpen ? CROSS : BARS} />
        </svg>
      </button>
      <div id="menu" popover="auto" ref={panel} className={styles.panel} onToggle={onToggle}>
        {children}
      </div>
    </>
  );
}

/** Sets `inert` on all but the header and the toasts until the returned function runs; a wide screen closes the panel. */
function lockPage(panel: HTMLElement): () => void {
  const behind = document.querySelectorAll<HTMLElement>('#app>:not(header,[role=region])');
  const setInert = (inert: boolean) =>
    behind.forEach((part) => {
      part.inert = inert;
    });
  setInert(true);
  const desktop = matchMedia(fromDesktop);
  const close = () => panel.hidePopover();
  desktop.addEventListener('change', close);
  return () => {
    setInert(false);
    desktop.removeEventListener('change', close);
  };
}
