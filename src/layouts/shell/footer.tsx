import type { Chrome, NavItem, PageData } from '../../model/page-data.ts';
import { strong, woven } from '../../ui/classes.css.ts';
import { Link } from '../../ui/link/link.tsx';
import * as styles from './footer.css.ts';

/**
 * The footer: tagline, the pages of the header, and the owner's contacts. Pages of sub-sites have a smaller footer, with
 * links to the home pages of the sub-site and of the site, to donations, and to e-mail and telephone.
 */
export function Footer({ chrome, page }: { chrome: Chrome; page: PageData }) {
  const { edit, home, main, words } = chrome;
  const section = page.menu;
  const pages = (button?: true) =>
    main.filter((entry) => !('items' in entry) && entry.button === button) as NavItem[];
  return (
    <footer className={`${styles.footer} ${strong}`}>
      <div className={styles.horizon} />
      {page.siteFooter && (
        <div className={styles.map}>
          <p lang={chrome.tagline === words.tagline ? undefined : 'fr'}>{chrome.tagline}</p>
          {links(pages())}
          {main.map((entry) => 'items' in entry && links(entry.items, entry.label))}
          {links([...pages(true), ...chrome.actions, ...chrome.contacts, ...chrome.social])}
        </div>
      )}
      <div className={woven} />
      <div className={styles.last}>
        {page.siteFooter && (
          <p>
            © {chrome.year} {chrome.name}
          </p>
        )}
        {links([
          ...(section && !page.siteFooter ? [{ href: section.root, label: section.name }] : []),
          ...(page.siteFooter
            ? []
            : [{ href: home, label: words.back }, ...chrome.actions, ...chrome.contacts]),
          ...chrome.footer,
          ...(page.light ? [page.light] : []),
          ...(edit && page.source && !page.takesMoney
            ? [{ href: edit + page.source, label: words.edit }]
            : []),
        ])}
      </div>
    </footer>
  );
}

const links = (items: NavItem[], name?: string) => (
  <div key={name}>
    {name && <p>{name}</p>}
    <ul role="list">
      {items.map(({ href, label, lang, hrefLang }) => (
        <li key={href}>
          <Link href={href} lang={lang} hrefLang={hrefLang}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </div>
);
