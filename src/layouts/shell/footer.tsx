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
  const wayBack = [
    ...(section ? [{ href: section.root, label: section.name }] : []),
    { href: home, label: words.back },
    ...frame.actions,
    ...frame.contacts,
  ];
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
          <Links items={pages()} className={styles.pages} />
          {main.map(
            (entry) =>
              'items' in entry && (
                <Links key={entry.label} items={entry.items} name={entry.label} />
              ),
          )}
          <Links
            items={[...pages(true), ...frame.actions, ...frame.contacts, ...frame.social]}
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
          className={styles.line}
          items={[
            ...(page.siteFooter ? [] : wayBack),
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
  className?: string;
}

/** A list of links below its name; without one, the first link looks like a name. */
const Links = ({ items, name, className }: LinksProps) => (
  <div className={className}>
    {name && <p className={styles.name}>{name}</p>}
    <ul role="list" className={styles.list}>
      {items.map(({ href, label, lang, hrefLang }) => (
        <li key={href} className={styles.item}>
          <Link href={href} lang={lang} hrefLang={hrefLang} className={styles.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </div>
);
