import { readFileSync } from 'node:fs';
import { type Manifest, routedEntries } from '../content/manifest.ts';
import { type SectionTheme, sectionOf } from '../content/sections.ts';
import { colorIn } from '../theme/colors.ts';
import { vars } from '../theme/contract.css.ts';

/** Description of a share image (`og:image`), in plain data: the renderer creates it, the build draws the image. */
export interface ShareImageSpec {
  /** Route of the page; empty for the default share image. */
  route: string;
  /** Address of the picture in the content: `/images/x.svg`. */
  image: string;
  /** Visible part of a wide picture. */
  position: 'centre' | 'right';
  /** Colour behind a transparent picture, `#rrggbb`. */
  background: string;
  /** Border in the colours of the section: an SVG in the size of the share image. */
  border: string;
}

/** Picture for a page without a picture in a section whose home page has no picture either (spec section 2). */
const DEFAULT = '/images/partage.svg';

/** Descriptions of the share images of the site: of the default image, then of the image of each page. */
export function shareImageSpecs(manifest: Manifest): ShareImageSpec[] {
  const images = new Map(routedEntries(manifest).map(({ route, image }) => [route, image]));
  return ['', ...images.keys()].map((route) => {
    const { theme, root } = sectionOf(route, manifest);
    const image = images.get(route) ?? images.get(root) ?? DEFAULT;
    return {
      route,
      image,
      // The subject of the default picture is on its right side and must remain visible.
      position: image === DEFAULT ? 'right' : 'centre',
      background: colorIn(theme, 'light', vars.color.background.page),
      border: borderOf(theme),
    };
  });
}

/** SVG of a band in the colours of a section, with its motif and an irregular edge. */
function borderOf(section: SectionTheme): string {
  const color = (variable: string) => colorIn(section, 'light', variable);
  const tile = readFileSync(`public/motif-${section}.svg`, 'utf8').trim();
  const highlight = color(vars.color.accent.highlight);
  const second = color(vars.color.accent.second);
  const size = /width='\d+' height='\d+'/.exec(tile)?.[0];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<defs><path id="sheet" d="M0 0H262C250 80 272 150 264 232S240 392 256 476 272 578 258 630H0Z"/>
<pattern id="motif" ${size} patternUnits="userSpaceOnUse">${tile}</pattern>
<pattern id="ribbon" x="208" width="32" height="32" patternUnits="userSpaceOnUse">
<path fill="${highlight}" d="M16 1 31 16 16 31 1 16z"/>
<path fill="${second}" d="M16 9 23 16 16 23 9 16zM0 0h7L0 7zM32 0v7L25 0zM0 32v-7l7 7zM32 32h-7l7-7z"/>
</pattern></defs>
<g fill="${color(vars.color.background.strong)}"><use href="#sheet" x="32" fill-opacity=".22"/>
<use href="#sheet" x="15" fill="${highlight}"/><use href="#sheet"/></g>
<path fill="url(#motif)" fill-opacity=".6" d="M0 0h200v630H0z"/>
<path fill="url(#ribbon)" d="M208 0h32v630h-32z"/>
</svg>`;
}
