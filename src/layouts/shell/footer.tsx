import type { NavItem } from '../../model/menus.ts';
import type { Frame, PageData } from '../../model/page-data.ts';
import { strong, woven } from '../../ui/classes.css.ts';
import { Link } from '../../ui/link/link.tsx';
import * as styles from './footer.css.ts';

/**
 * The footer: tagline, the pages of the header, and the owner's contacts. Pages of sub-sites have a smaller footer, with
 * links to the home pages of the sub-site and of the site, to donations, and to e-mail and telephone.
 */
export function Footer({ frame, page }: { frame: Frame; page: PageData }) {
  const { edit, home, main, words } = frame;
  const section = page.menu;
  const pages = (button?: true) =>
    main.filter((entry) => !('items' in entry) && entry.button === button) as NavItem[];
  return (
    <footer className={`${styles.footer} ${strong}`}>
      <div className={styles.horizon} />
      {page.siteFooter && (
        <div className={styles.map}>
          <p className={styles.tagline} lang={frame.tagline === words.tagline ? undefined : 'fr'}>
            {frame.tagline}
          </p>
          <Links items={pages()} look={styles.inMap} className={styles.pages} />
          {main.map(
            (entry) =>
              'items' in entry && (
                <Links
                  key={entry.label}
                  items={entry.items}
                  name={entry.label}
                  look={styles.inMap}
                />
              ),
          )}
          <Links
            items={[...pages(true), ...frame.actions, ...frame.contacts, ...frame.social]}
            look={styles.inMap}
            className={styles.wide}
          />
        </div>
      )}
      <div className={woven} />
      <div className={styles.last}>
        {page.siteFooter && (
          <p>
            © {frame.year} {frame.name}
          </p>
        )}
        <Links
          look={styles.inLine}
          items={[
            ...(section && !page.siteFooter ? [{ href: section.root, label: section.name }] : []),
            ...(page.siteFooter
              ? []
              : [{ href: home, label: words.back }, ...frame.actions, ...frame.contacts]),
            ...frame.footer,
            ...(page.light ? [page.light] : []),
            ...(edit && page.source && !page.takesMoney
              ? [{ href: edit + page.source, label: words.edit }]
              : []),
          ]}
        />
      </div>
    </footer>
  );
}

interface LinksProps {
  items: NavItem[];
  name?: string;
  look: typeof styles.inMap | typeof styles.inLine;
  className?: string;
}

const Links = ({ items, name, look, className }: LinksProps) => (
  <div className={className}>
    {name && <p className={look.name}>{name}</p>}
    <ul role="list" className={look.list}>
      {items.map(({ href, label, lang, hrefLang }, at) => (
        <li key={href} className={at === 0 && !name ? look.first : undefined}>
          <Link href={href} lang={lang} hrefLang={hrefLang} className={look.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </div>
);
