declare module 'virtual:ecran' {
  const screenData: {
    config: import('@sveltia/cms').CmsConfig;
    /** Blocks that editors can insert into a text: `shows` is a French description, `source` the MDX to insert. */
    blocks: readonly { shows: string; source: string }[];
  };
  export default screenData;
}

declare module 'subset-font' {
  /** A font with only the characters of `text`. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff2';
      noLayoutClosure?: boolean;
      keepAllGlyphs?: boolean;
      variationAxes?: Record<string, number>;
    },
  ): Promise<Buffer>;
}
