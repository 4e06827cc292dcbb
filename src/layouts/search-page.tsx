import { LiveBlock } from '../blocks/live-block.tsx';
import { Section } from '../blocks/section/section.tsx';
import { SiteSearch } from '../blocks/site-search/site-search.tsx';
import type { SearchData } from '../model/search/search-data.ts';
import { Opening } from './opening/opening.tsx';

/** The search page; without scripts it shows the site plan, a list of all pages. */
export const SearchPage = (props: SearchData) => (
  <>
    <Opening look="inner" title={props.words.title} text={props.words.description} />
    <Section layout="wide">
      <LiveBlock name="SiteSearch" block={SiteSearch} props={props} />
    </Section>
  </>
);
