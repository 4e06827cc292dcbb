/** Packages that every page runs. */
const PACKAGES = ['react', 'react-dom', 'react-router', 'react-router-dom', 'scheduler'];

/** Folders and files of the frame: every page runs them. */
const FRAME = [
  'src/theme/',
  'src/site/',
  'src/model/',
  'src/layouts/',
  ...[
    'address/',
    'base.ts',
    'button/',
    'icon/',
    'late-styles.ts',
    'link/',
    'notice.ts',
    'stored/',
  ].map((part) => `src/ui/${part}`),
];

/** The search loads when a visitor opens it. */
const ON_DEMAND = 'src/model/search/';

/** A block whose styles load with it, because a visitor must open it first. */
const STYLED_ON_DEMAND = 'src/blocks/site-search/';

/**
 * Whether a module belongs to the one file that every page loads after its first script: small shared files would each cost a
 * request. What loads on demand is left out: live blocks, the toast's library, dialogs, the search.
 */
export function isShared(id: string): boolean {
  const isBelow = (folders: readonly string[]) => folders.some((folder) => id.includes(folder));
  if (isBelow(PACKAGES.map((name) => `node_modules/${name}/`))) return true;
  if (id.includes('.css.ts')) return !id.includes(STYLED_ON_DEMAND);
  return isBelow(FRAME) && !id.includes(ON_DEMAND);
}
