import type { Chrome, PageData } from '../../content/page-data.ts';
import { visuallyHidden } from '../../theme/global.css.ts';
import { Link } from '../../ui/link/link.tsx';
import { noticeProps } from '../../ui/notice.ts';
import * as styles from './header.css.ts';

/** The language switch: a link once the page has a translation, the spec's notice before. */
export function LanguageSwitch({ chrome, page }: { chrome: Chrome; page: PageData }) {
  const other = page.lang === 'en' ? 'FR' : 'EN';
  if (page.translation !== undefined) {
    return (
      <Link href={page.translation} className={styles.control} hrefLang={other.toLowerCase()}>
        {other}
      </Link>
    );
  }
  return (
    <button type="button" className={styles.control} {...noticeProps(chrome.languageNotice)}>
      EN<span className={visuallyHidden}> : version anglaise, bientôt disponible</span>
    </button>
  );
}
