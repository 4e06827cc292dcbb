declare module 'virtual:ecran' {
  const config: import('@sveltia/cms').CmsConfig;
  export default config;
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
