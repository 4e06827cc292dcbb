/** Converted picture of `content/images/`; addresses have no base path. */
export interface Picture {
  /** Address of the file for browsers without the modern formats: `/assets/img/x-1a2b3c4d.svg`. */
  src: string;
  /** Size in pixels, after a photo is rotated as its EXIF data requires. */
  width: number;
  height: number;
  /** SHA-256 (hexadecimal) of the picture in the repository; only for those that prove a receipt, an expense or a vote count. */
  sha256?: string;
  /** Files for `source` elements, AVIF before WebP; empty for SVG. */
  sources: readonly { type: string; srcset: readonly { src: string; width: number }[] }[];
}

/** Converted pictures by their address in the content: `/images/x.svg`. */
export type Pictures = Readonly<Record<string, Picture>>;
