export { NearestPages } from './nearest-pages.tsx';
export { openSearch } from './search-dialog.tsx';
export { SiteSearch } from './site-search.tsx';
