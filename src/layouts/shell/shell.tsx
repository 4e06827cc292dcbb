import { Outlet } from 'react-router-dom';
import type { Chrome, PageData } from '../../content/page-data.ts';
import { SoonHint } from '../../ui/soon-hint.tsx';
import { regionProps } from '../../ui/toast/place.ts';
import { Footer } from './footer.tsx';
import { frameLang } from './frame-lang.ts';
import { Header } from './header.tsx';
import * as styles from './shell.css.ts';
import { SubNav } from './sub-nav.tsx';

interface ShellProps {
  chrome: Chrome;
  page: PageData;
}

/** The frame of every page: skip link, header, sub-site navigation, the page, footer. */
export function Shell({ chrome, page }: ShellProps) {
  return (
    <>
      <a href="#contenu" className={styles.skip} lang={frameLang(page)}>
        Aller au contenu
      </a>
      <Header chrome={chrome} page={page} />
      <SubNav chrome={chrome} page={page} />
      <Outlet />
      <Footer chrome={chrome} page={page} />
      <SoonHint />
      <div {...regionProps} lang={frameLang(page)} />
    </>
  );
}
