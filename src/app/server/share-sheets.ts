import { type Manifest, type Routed, routedEntries } from '../../content/manifest.ts';
import { type SectionId, sectionOf } from '../../content/sections.ts';
import type { SharePaint, ShareSheet } from '../../content/share-sheet.ts';
import { sectionPalettes } from '../../theme/section-palettes.ts';

/** The picture behind pages that have none of their own (spec section 2, Page metadata). */
const DEFAULT = '/images/partage.svg';

/** What the sharing picture of every page shows, and first the one that the site shares by default. */
export function shareSheets(manifest: Manifest): ShareSheet[] {
  const { name, tagline } = manifest.site;
  const common = { name, tagline: tagline ?? '' };
  const standing = { title: '', label: '', image: DEFAULT, wide: true, tinted: false };
  return [
    { ...common, ...standing, route: '', paint: paintOf('portfolio') },
    ...routedEntries(manifest)
      .filter(({ image }) => image !== DEFAULT)
      .map((entry) => ({ ...common, ...sheetOf(entry) })),
  ];
}

function sheetOf(entry: Routed) {
  const section = sectionOf(entry.route);
  const { title } = entry.frontmatter;
  const label = section.name || kindLabel(entry);
  return {
    route: entry.route,
    title,
    label: title.toLowerCase().startsWith(label.toLowerCase()) ? '' : label,
    image: entry.image ?? DEFAULT,
    wide: !entry.image,
    tinted: !entry.image && section.id !== 'portfolio',
    paint: paintOf(section.id),
  };
}

function kindLabel(entry: Routed): string {
  if (entry.kind === 'article') return entry.frontmatter.category;
  return entry.kind === 'communique' ? 'Communiqué de presse' : '';
}

function paintOf(section: SectionId): SharePaint {
  const { color, motif } = sectionPalettes[section].light;
  return {
    ground: color.background.strong,
    text: color.text.onStrong,
    highlight: color.accent.highlight,
    paper: color.background.page,
    main: color.accent.main,
    second: color.accent.second,
    motif: motif.replace(/^url\("data:image\/svg\+xml,|"\)$/g, '').replaceAll('%23', '#'),
  };
}
