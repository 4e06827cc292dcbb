/** What the sharing picture of one page shows: data only, from the renderer to the build. */
export interface ShareSheet {
  /** The page's route; empty for the picture that pages share by default. */
  route: string;
  /** Typeset in French; empty for the picture shared by default, which is the drawing itself. */
  title: string;
  /** A few words above the title; empty for none. */
  label: string;
  /** Name and tagline of the site, below. */
  name: string;
  tagline: string;
  /** The picture to show, as content names it: `/images/x.svg`. */
  image: string;
  /** True for the drawing made for sharing, as wide as a sharing picture. */
  wide: boolean;
  /** True for a picture printed in the colours of the section. */
  tinted: boolean;
  paint: SharePaint;
}

/** The colours and the motif of a section, as `#rrggbb` and as one SVG tile. */
export interface SharePaint {
  ground: string;
  text: string;
  highlight: string;
  paper: string;
  main: string;
  second: string;
  motif: string;
}
