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
    'classes.css.ts',
    'icon/',
    'late-styles.ts',
    'link/',
    'notice.ts',
    'toast/toast.css.ts',
  ].map((part) => `src/ui/${part}`),
];

/** Files in folders of the frame that only live blocks run. */
const OF_BLOCKS = ['src/site/contact-links.ts', 'src/site/money.ts'];

/** The search loads when a visitor opens it, with its styles; no page loads the script that lists all styles. */
const ON_DEMAND = ['src/model/search/', 'src/blocks/site-search/', 'src/layouts/styles.ts'];

const isBelow = (id: string, folders: readonly string[]) =>
  folders.some((folder) => id.includes(folder));

/** The styles in a `.css.ts` file: all in one file of the bundle, so that their order in the sheet is that of their imports. */
const STYLES = '.vanilla.css';

/**
 * Whether a module belongs to the one file that every page loads after its first script: small shared files would each cost a
 * request. What loads on demand is left out: live blocks, the toast's library, dialogs, the search.
 */
export function isShared(id: string): boolean {
  const ofPackage = PACKAGES.some((name) => id.includes(`node_modules/${name}/`));
  const ofFrame = isBelow(id, [...FRAME, STYLES]) && !isBelow(id, OF_BLOCKS);
  return ofPackage || (ofFrame && !isBelow(id, ON_DEMAND));
}

/** What several live blocks use: names of classes, buttons, what a browser stores, amounts. */
const SHARED_BY_BLOCKS = [
  '.css.ts',
  'vanilla-extract/recipes',
  'src/ui/button/',
  'src/ui/stored/',
  ...OF_BLOCKS,
];

/** Whether a module belongs to the one file that live blocks share. */
export const isSharedByBlocks = (id: string): boolean =>
  isBelow(id, SHARED_BY_BLOCKS) && !isShared(id) && !isBelow(id, ON_DEMAND);
