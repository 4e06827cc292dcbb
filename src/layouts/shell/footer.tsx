import { useSyncExternalStore } from 'react';
import type { Chrome, PageData } from '../../content/page-data.ts';
import { Link } from '../../ui/link/link.tsx';
import { strong } from '../../ui/strong/strong.css.ts';
import { woven } from '../../ui/woven/woven.css.ts';
import { inner, tagline } from './footer.css.ts';
import { frameLang } from './frame-lang.ts';
import { FrameLink } from './frame-link.tsx';

/** The site footer; on sub-sites and Je Participe a small one of their own, without the tagline. */
export function Footer({ chrome, page }: { chrome: Chrome; page: PageData }) {
  const section = chrome.sections[page.subsite ?? page.section];
  const year = useYear(chrome.year);
  return (
    <footer className={`${woven} ${strong}`} lang={frameLang(page)}>
      <div className={inner}>
        {page.siteFooter && <p className={tagline}>{chrome.tagline}</p>}
        <ul role="list">
          {page.siteFooter ? (
            chrome.social.map(({ href, label }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))
          ) : (
            <>
              {section && (
                <li>
                  <FrameLink to={section.root}>{section.name}</FrameLink>
                </li>
              )}
              <li>
                <FrameLink to="/">Retour au site de {chrome.name}</FrameLink>
              </li>
            </>
          )}
          {chrome.footer.map(({ href, label }) => (
            <li key={href}>
              {href[0] === '/' ? (
                <FrameLink to={href}>{label}</FrameLink>
              ) : (
                <Link href={href}>{label}</Link>
              )}
            </li>
          ))}
          {chrome.edit && page.source && (
            <li>
              <Link href={chrome.edit + page.source}>Modifier cette page</Link>
            </li>
          )}
        </ul>
        {page.siteFooter && (
          <p>
            © {year} {chrome.name}
          </p>
        )}
      </div>
    </footer>
  );
}

const never = () => () => {};

/** The current year; the build's own until hydration is done, so that both renders agree. */
const useYear = (built: number) =>
  useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => built,
  );
