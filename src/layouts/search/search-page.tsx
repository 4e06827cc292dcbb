import { LiveBlock } from '../../blocks/live-block.tsx';
import { Section } from '../../blocks/section/section.tsx';
import { SiteSearch } from '../../blocks/site-search/site-search.tsx';
import type { SearchData } from '../../content/page-data.ts';
import { woven } from '../../ui/woven/woven.css.ts';
import * as styles from '../page/page.css.ts';

/** The search page; without scripts it shows the site plan, a list of all pages. */
export const SearchPage = (props: SearchData) => (
  <>
    <header className={`${styles.header} ${styles.bare}`}>
      <h1 className={styles.title}>{props.words.title}</h1>
      <p className={styles.lead}>{props.words.description}</p>
    </header>
    <div className={woven} />
    <Section layout="wide">
      <LiveBlock name="SiteSearch" block={SiteSearch} props={props} />
    </Section>
  </>
);
