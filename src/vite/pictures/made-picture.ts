import type { Picture } from '../../content/picture.ts';

/** A file that the build writes: its address (no base path) and its bytes, made when asked for. */
export interface Emitted {
  address: string;
  bytes(): Promise<Buffer>;
}

/** A picture as pages show it, and the files that it needs. */
export interface MadePicture {
  picture: Picture;
  emitted: Emitted[];
}
