import type { Chrome, PageData } from '../../content/page-data.ts';
import { Link } from '../../ui/link/link.tsx';
import * as styles from './footer.css.ts';
import { useYear } from './use-year.ts';

/** The site footer; on sub-sites and Je Participe a small one of their own, without the tagline. */
export function Footer({ chrome, page }: { chrome: Chrome; page: PageData }) {
  const section = chrome.sections[page.section];
  const year = useYear(chrome.year);
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        {page.siteFooter ? (
          <>
            <p className={styles.tagline}>{chrome.tagline}</p>
            <ul className={styles.links}>
              {chrome.social.map(({ href, label }) => (
                <li key={href}>
                  <Link href={href} className={styles.link}>
                    {label}
                    <span className={styles.hidden}> (nouvel onglet)</span>
                  </Link>
                </li>
              ))}
              <li>
                <Link href="/mentions-legales" className={styles.link}>
                  Mentions légales
                </Link>
              </li>
            </ul>
            <p className={styles.copyright}>
              © {year} {chrome.name}
            </p>
          </>
        ) : (
          <ul className={styles.links}>
            {section && (
              <li>
                <Link href={section.root} className={styles.link}>
                  {section.name}
                </Link>
              </li>
            )}
            <li>
              <Link href="/" className={styles.link}>
                Retour au site de {chrome.name}
              </Link>
            </li>
            <li>
              <Link href="/mentions-legales" className={styles.link}>
                Mentions légales
              </Link>
            </li>
          </ul>
        )}
      </div>
    </footer>
  );
}
