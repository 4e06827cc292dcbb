import { type Manifest, routedEntries } from '../content/manifest.ts';
import { type SectionTheme, sectionOf } from '../content/sections.ts';
import { PORTFOLIO_MOTIF } from '../theme/motifs.ts';
import { sectionPalettes } from '../theme/section-palettes.ts';

/** What the sharing picture of one page is made of: data only, from the renderer to the build. */
export interface ShareSheet {
  /** The page's route; empty for the picture that pages share by default. */
  route: string;
  /** The picture to show, as content names it: `/images/x.svg`. */
  image: string;
  /** The part of a wide picture that stays in view. */
  position: 'centre' | 'right';
  /** What shows through a clear picture, as `#rrggbb`. */
  background: string;
  /** The border in the section's colours, an SVG as large as the sharing picture. */
  border: string;
}

/** The picture of pages that have none, nor has their section (spec section 2, Page metadata). */
const DEFAULT = '/images/partage.svg';

/** What the sharing picture of every page shows, and first the one that the site shares by default. */
export function shareSheets(manifest: Manifest): ShareSheet[] {
  const images = new Map(routedEntries(manifest).map(({ route, image }) => [route, image]));
  return ['', ...images.keys()].map((route) => {
    const { theme, root } = sectionOf(route, manifest);
    const image = images.get(route) ?? images.get(root) ?? DEFAULT;
    return {
      route,
      image,
      // The default drawing has its subject on the right, any other picture in the middle.
      position: image === DEFAULT ? 'right' : 'centre',
      background: sectionPalettes[theme].light.color.background.page,
      border: borderOf(theme),
    };
  });
}

/** The section's motif and a woven ribbon, on a sheet of its deep colour with an irregular edge. */
function borderOf(section: SectionTheme): string {
  const { color, motif: shown } = sectionPalettes[section].light;
  const motif = shown === PORTFOLIO_MOTIF.file ? PORTFOLIO_MOTIF.inline : shown;
  const { highlight, second } = color.accent;
  const tile = motif.replace(/^url\("data:image\/svg\+xml,|"\)$/g, '').replaceAll('%23', '#');
  const size = /width='\d+' height='\d+'/.exec(tile)?.[0];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<defs><path id="sheet" d="M0 0H262C250 80 272 150 264 232S240 392 256 476 272 578 258 630H0Z"/>
<pattern id="motif" ${size} patternUnits="userSpaceOnUse">${tile}</pattern>
<pattern id="ribbon" x="208" width="32" height="32" patternUnits="userSpaceOnUse">
<path fill="${highlight}" d="M16 1 31 16 16 31 1 16z"/>
<path fill="${second}" d="M16 9 23 16 16 23 9 16zM0 0h7L0 7zM32 0v7L25 0zM0 32v-7l7 7zM32 32h-7l7-7z"/>
</pattern></defs>
<g fill="${color.background.strong}"><use href="#sheet" x="32" fill-opacity=".22"/>
<use href="#sheet" x="15" fill="${highlight}"/><use href="#sheet"/></g>
<path fill="url(#motif)" fill-opacity=".6" d="M0 0h200v630H0z"/>
<path fill="url(#ribbon)" d="M208 0h32v630h-32z"/>
</svg>`;
}
