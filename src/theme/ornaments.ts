import type { SubsiteTheme } from './colors.ts';
import { vars } from './contract.css.ts';

const { accent, background, text } = vars.color;
const { highlight, main, second } = accent;

/** A ribbon has the background colour of the subsite above, so that only its ornaments are visible. */
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

const sun = (colour: string): string => `radial-gradient(closest-side,${colour} 96%,#0000)`;

const moon =
  `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 40'>` +
  `<path fill='%23FBEFD0' d='M25 2a19 19 0 1 0 13 26A16 16 0 0 1 25 2z'/></svg>")`;

interface Ornaments {
  /** Ornamental border, 1 rem high, as CSS `background`. */
  ribbon: string;
  /** Sun or moon above the footer: its drawing, its position, and the colour of the light around it. */
  disc: string;
  place: string;
  glow: string;
}

/** What a subsite draws, from dawn (portfolio) to night (radio); the same in both schemes. */
const ornaments: Readonly<Record<SubsiteTheme, Ornaments>> = {
  portfolio: {
    ribbon: ribbon(
      cut('45deg'),
      cut('-45deg'),
      `linear-gradient(90deg,${highlight} 50%,${second} 0)0/2rem 1rem`,
    ),
    disc: sun('#FF9E66'),
    place: '31% 72%',
    glow: '#F7A86E',
  },
  'eco-logik': {
    ribbon: ribbon(
      `linear-gradient(135deg,#0000 47%,${ground} 0 53%,#0000 0)0/1rem 1rem`,
      outside('0 0'),
      outside('100% 100%'),
      `linear-gradient(90deg,${highlight} 50%,${main} 0)0/2rem 1rem`,
    ),
    disc: sun('#FFD75E'),
    place: '26% 44%',
    glow: '#DDE86B',
  },
  'decouverte-gabon': {
    ribbon: ribbon(peak(highlight, '40%', '0'), peak(main, '10%', '.75rem')),
    disc: sun('#FFB52E'),
    place: '69% 36%',
    glow: '#FFB257',
  },
  'ndjo-oyeri': {
    ribbon: ribbon(
      `linear-gradient(90deg,#0000 53%,${second} 0 62%,${ground} 0 69%,${second} 0 78%,${ground} 0 85%,${second} 0 94%,${ground} 0)0/2rem 1rem`,
      `linear-gradient(${ground} 10%,${highlight} 0 26%,${ground} 0 42%,${highlight} 0 58%,${ground} 0 74%,${highlight} 0 90%,${ground} 0)`,
    ),
    disc: sun('#F2733F'),
    place: '85% 66%',
    glow: '#E0784F',
  },
  'oyeri-radio': {
    ribbon: ribbon(
      `radial-gradient(circle at 50% 100%,${highlight} .15rem,#0000 .18rem .32rem,${main} .35rem .47rem,` +
        `#0000 .5rem .62rem,${highlight} .65rem .73rem,#0000 .76rem)0/1.5rem`,
    ),
    disc: moon,
    place: '93% 20%',
    glow: '#4FA3B5',
  },
  'je-participe': {
    ribbon: ribbon(ring(highlight, '-.375rem'), ring(text.onStrong, '.375rem')),
    disc: sun('#FFCB2E'),
    place: '50% 12%',
    glow: '#FFDB66',
  },
};

/** CSS variables of a subsite's ornaments. Pattern and skyline are files: browsers draw a `data:` URI before the first paint. */
export const ornamentsOf = (subsite: SubsiteTheme): Record<string, string> => ({
  [vars.motif]: `url("/motif-${subsite}.svg")`,
  [vars.ribbon]: ornaments[subsite].ribbon,
  [vars.horizon.skyline]: `url("/horizon-${subsite}.svg")`,
  [vars.horizon.disc]: ornaments[subsite].disc,
  [vars.horizon.place]: ornaments[subsite].place,
  [vars.horizon.glow]: ornaments[subsite].glow,
});
