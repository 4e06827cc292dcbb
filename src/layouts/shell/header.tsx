import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { SEARCH } from '../../model/outputs.ts';
import type { Frame, PageData } from '../../model/page-data.ts';
import { withBase } from '../../ui/base.ts';
import { Link } from '../../ui/link/link.tsx';
import { noticeProps } from '../../ui/notice.ts';
import { DropdownMenu } from './dropdown-menu.tsx';
import * as styles from './header.css.ts';
import * as menu from './menu.css.ts';
import { MobileMenu } from './mobile-menu.tsx';
import { NavLink } from './nav-link.tsx';

/** The header: home link, navigation, search, language. Translucent when scrolled more than 20 px (docs/contract.md#look). */
export function Header({ frame, page }: { frame: Frame; page: PageData }) {
  const { home, words } = frame;
  const { key } = useLocation();
  const scrolled = useSyncExternalStore(
    subscribe,
    () => scrollY > 20,
    () => false,
  );
  return (
    <header className={styles.header} data-scrolled={scrolled || undefined}>
      <div className={styles.bar}>
        <Link href={home} className={styles.mark} aria-label={words.home}>
          {frame.name}
        </Link>
        <nav aria-label={words.navigation} className={styles.nav}>
          {/* New after each navigation, also to the same page, so that menus which are open close before the next paint. */}
          <MobileMenu key={key} words={words}>
            <ul role="list" className={menu.list}>
              {frame.main.map((entry) =>
                'items' in entry ? (
                  <li key={entry.label} className={menu.item}>
                    <DropdownMenu {...entry} />
                  </li>
                ) : (
                  <li key={entry.href} data-button={entry.button} className={menu.item}>
                    <NavLink
                      href={entry.href}
                      end={entry.href === home}
                      className={menu.topLink}
                      lang={entry.lang}
                      hrefLang={entry.hrefLang}
                    >
                      {entry.label}
                    </NavLink>
                  </li>
                ),
              )}
            </ul>
          </MobileMenu>
        </nav>
        {/* A link to the search page, as a form; with scripts, `search-keys.ts` opens the search dialog instead. */}
        <form action={withBase(home).replace(/\/?$/, `/${SEARCH}`)}>
          <button type="submit" className={styles.control} aria-label={words.search}>
            <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
              <path d="M4 10a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0m11 5l6.5 6.5" />
            </svg>
          </button>
        </form>
        <LanguageSwitch frame={frame} page={page} />
      </div>
    </header>
  );
}

const subscribe = (notify: () => void) => {
  addEventListener('scroll', notify, { passive: true });
  return () => removeEventListener('scroll', notify);
};

/** Id of the description of the language button. It contains a dot, because ids of headings never do. */
const HINT = 'avis.langue';

/**
 * The language switch. It links to the translation of the page. A French page without a translation has a button that
 * shows a message; an English page without a French version links to the French home page.
 */
function LanguageSwitch({ frame, page }: { frame: Frame; page: PageData }) {
  const isEnglish = page.lang === 'en';
  const other = isEnglish ? 'FR' : 'EN';
  const address = page.translation ?? (isEnglish ? '/' : undefined);
  if (address !== undefined) {
    return (
      <Link href={address} className={styles.control} hrefLang={other.toLowerCase()}>
        {other}
      </Link>
    );
  }
  return (
    <>
      <button
        type="button"
        className={styles.control}
        aria-describedby={HINT}
        {...noticeProps(frame.languageNotice)}
      >
        EN
      </button>
      <span id={HINT} hidden>
        {frame.words.english}
      </span>
    </>
  );
}
