import { vars } from './contract.css.ts';

const { accent, background, text } = vars.color;
const { highlight, main, second } = accent;

// A ribbon has the background colour of the section above, so that only its ornaments are visible.
const ground = background.strong;

const ribbon = (...layers: readonly string[]): string => [...layers, ground].join();

const cut = (angle: string): string =>
  `linear-gradient(${angle},${ground} 25%,#0000 26% 74%,${ground} 75%)0/1rem 1rem`;

const outside = (corner: string): string =>
  `radial-gradient(1rem at ${corner},#0000 97%,${ground})0/1rem 1rem`;

const peak = (colour: string, top: string, from: string): string =>
  `conic-gradient(from 135deg at 50% ${top},${colour} 25%,#0000 0)${from}/1.5rem 1rem`;

const ring = (colour: string, from: string): string =>
  `radial-gradient(circle,#0000 .3rem,${colour} .33rem .42rem,#0000 .45rem)${from}/1.5rem 1rem`;

/** Ornamental borders, 1 rem high, as CSS `background`; one for each section. */
export const ribbons = {
  diamonds: ribbon(
    cut('45deg'),
    cut('-45deg'),
    `linear-gradient(90deg,${highlight} 50%,${second} 0)0/2rem 1rem`,
  ),
  leaves: ribbon(
    `linear-gradient(135deg,#0000 47%,${ground} 0 53%,#0000 0)0/1rem 1rem`,
    outside('0 0'),
    outside('100% 100%'),
    `linear-gradient(90deg,${highlight} 50%,${main} 0)0/2rem 1rem`,
  ),
  hills: ribbon(peak(highlight, '40%', '0'), peak(main, '10%', '.75rem')),
  raffia: ribbon(
    `linear-gradient(90deg,#0000 53%,${second} 0 62%,${ground} 0 69%,${second} 0 78%,${ground} 0 85%,${second} 0 94%,${ground} 0)0/2rem 1rem`,
    `linear-gradient(${ground} 10%,${highlight} 0 26%,${ground} 0 42%,${highlight} 0 58%,${ground} 0 74%,${highlight} 0 90%,${ground} 0)`,
  ),
  waves: ribbon(
    `radial-gradient(circle at 50% 100%,${highlight} .15rem,#0000 .18rem .32rem,${main} .35rem .47rem,#0000 .5rem .62rem,${highlight} .65rem .73rem,#0000 .76rem)0/1.5rem`,
  ),
  rings: ribbon(ring(highlight, '-.375rem'), ring(text.onStrong, '.375rem')),
} as const;
