/** What the part needs to know of a picture: `content/picture.ts` has this shape. */
export interface PictureData {
  src: string;
  width: number;
  height: number;
  sources: readonly { type: string; srcset: readonly { src: string; width: number }[] }[];
  color?: string;
}
