import { useRef, useSyncExternalStore } from 'react';
import type { Chrome, PageData } from '../../content/page-data.ts';
import { frameLang } from './frame-lang.ts';
import { FrameLink, FrameNavLink } from './frame-link.tsx';
import * as styles from './header.css.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { OpeningMenu } from './opening-menu.tsx';

interface HeaderProps {
  chrome: Chrome;
  page: PageData;
}

/** The fixed header: mark, navigation, language switch; translucent beyond 20 px of scroll (spec section 2). */
export function Header({ chrome, page }: HeaderProps) {
  const bar = useRef<HTMLElement>(null);
  const scrolled = useScrolled(20);
  return (
    <header
      ref={bar}
      className={styles.header}
      lang={frameLang(page)}
      data-scrolled={scrolled || undefined}
    >
      <div className={styles.bar}>
        <FrameLink to="/" className={styles.mark} aria-label={`${chrome.name}, accueil`}>
          {chrome.name}
        </FrameLink>
        <nav aria-label="Navigation principale" className={styles.nav}>
          <MobileMenu bar={bar}>
            <ul role="list" className={styles.list}>
              {chrome.main.map((entry) =>
                'items' in entry ? (
                  <li key={entry.label}>
                    <OpeningMenu {...entry} />
                  </li>
                ) : (
                  <li key={entry.href} data-button={entry.button}>
                    <FrameNavLink to={entry.href} className={styles.link}>
                      {entry.label}
                    </FrameNavLink>
                  </li>
                ),
              )}
            </ul>
          </MobileMenu>
        </nav>
        <LanguageSwitch chrome={chrome} page={page} />
      </div>
    </header>
  );
}

const subscribe = (notify: () => void) => {
  addEventListener('scroll', notify, { passive: true });
  return () => removeEventListener('scroll', notify);
};

/** True once the page is scrolled more than `threshold` pixels. */
const useScrolled = (threshold: number) =>
  useSyncExternalStore(
    subscribe,
    () => scrollY > threshold,
    () => false,
  );
