/** Converted picture of `content/images/`; addresses have no base path. */
export interface Picture {
  /** Address of the fallback file: `/assets/img/x-1a2b3c4d.svg`. */
  src: string;
  /** Intrinsic size in pixels, after rotation. */
  width: number;
  height: number;
  /** SHA-256 of the file at `src` (hexadecimal); only for proofs of a register. */
  sha256?: string;
  /** Modern formats first; empty for SVG. */
  sources: readonly { type: string; srcset: readonly { src: string; width: number }[] }[];
}

/** Address in the content (`/images/x.svg`) -> picture. */
export type Pictures = Readonly<Record<string, Picture>>;
