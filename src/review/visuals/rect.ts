/** A rectangle of a picture, in its pixels. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels of a picture, four bytes each. */
export interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}
