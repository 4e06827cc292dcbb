/** Converted picture of `content/images/`; addresses have no base path. */
export interface PictureData {
  /** Address of the drawing, or of the photo as WebP, which every supported browser reads: `/assets/img/x-1a2b3c4d.svg`. */
  src: string;
  /** Size in pixels, after a photo is rotated as its EXIF data requires. */
  width: number;
  height: number;
  /** Files for `source` elements, AVIF before WebP; empty for SVG. */
  sources: readonly { type: string; srcset: readonly { src: string; width: number }[] }[];
}
