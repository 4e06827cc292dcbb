import { type ReactNode, useEffect } from 'react';
import type { Frame } from '../../model/page-data.ts';
import { fromDesktop } from '../../theme/screens.ts';
import { control, icon } from './header.css.ts';
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
 * open, CSS hides the page behind it and stops its scrolling.
 */
export function MobileMenu({ words, children }: MobileMenuProps) {
  const { isOpen, button, popover } = usePopover<HTMLDivElement>('menu');
  const panel = popover.ref;
  // On a wide screen the links stand in the header.
  useEffect(() => {
    const desktop = matchMedia(fromDesktop);
    const close = () => panel.current?.hidePopover?.();
    desktop.addEventListener('change', close);
    return () => desktop.removeEventListener('change', close);
  }, [panel]);
  return (
    <>
      <button
        {...button}
        className={`${control} ${styles.toggle}`}
        aria-label={isOpen ? words.closeMenu : words.openMenu}
      >
        <svg className={icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d={isOpen ? CROSS : BARS} />
        </svg>
      </button>
      <div {...popover} className={styles.panel}>
        {children}
      </div>
    </>
  );
}
