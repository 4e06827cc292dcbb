import { Outlet } from 'react-router-dom';
import type { Frame, PageData } from '../../model/page-data.ts';
import { NewTab } from '../../ui/link/link.tsx';
import { soonHint } from '../../ui/notice.ts';
import { regionProps } from '../../ui/toast/toast-region.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import * as styles from './shell.css.ts';
import { SubNav } from './sub-nav.tsx';

/** The parts around every page (`Outlet`): skip link, header, navigation of the sub-site, footer, toasts. */
export function Shell({ frame, page }: { frame: Frame; page: PageData }) {
  const { words } = frame;
  return (
    <NewTab value={words.newTab}>
      <a href="#contenu" className={styles.skip}>
        {words.skip}
      </a>
      <Header frame={frame} page={page} />
      <SubNav page={page} />
      <Outlet />
      <Footer frame={frame} page={page} />
      <p className={styles.imprint}>
        {[frame.name, ...frame.contacts.map(({ label }) => label)].join(', ')}
        <br />
        {page.canonical}
      </p>
      {/* Description of all buttons whose feature is not available yet: `soonHint` refers to it. */}
      <span id={soonHint['aria-describedby']} hidden>
        {words.soon}
      </span>
      <div {...regionProps} data-close={words.close} />
    </NewTab>
  );
}
