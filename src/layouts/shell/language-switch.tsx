import type { Chrome, PageData } from '../../content/page-data.ts';
import { Link } from '../../ui/link/link.tsx';
import { noticeProps } from '../../ui/notice.ts';
import * as styles from './header.css.ts';

/** The id of what the button's two letters stand for; no heading's id holds a dot. */
const HINT = 'avis.langue';

/**
 * The language switch: a link once the page has a translation, the spec's notice before. From English
 * without a French version it leads to the French home.
 */
export function LanguageSwitch({ chrome, page }: { chrome: Chrome; page: PageData }) {
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
        {...noticeProps(chrome.languageNotice)}
      >
        EN
      </button>
      <span id={HINT} hidden>
        {chrome.words.english}
      </span>
    </>
  );
}
