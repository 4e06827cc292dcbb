declare module 'virtual:ecran' {
  const given: {
    config: import('@sveltia/cms').CmsConfig;
    /** What editors may place in a text: what each shows, and its source. */
    blocks: readonly { shows: string; source: string }[];
  };
  export default given;
}

declare module 'subset-font' {
  /** A font with the characters of a text alone. */
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
