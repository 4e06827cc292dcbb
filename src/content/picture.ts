/** A picture of `content/images/` as pages show it. Addresses have no base path. */
export interface Picture {
  /** Address of the fallback file: `/assets/img/x-1a2b3c4d.svg`. */
  src: string;
  /** Intrinsic size in pixels, after rotation. */
  width: number;
  height: number;
  /** The SHA-256 of the file at `src`, in hexadecimal; of the proofs of a register only. */
  sha256?: string;
  /** Modern formats first; empty for SVG. */
  sources: readonly { type: string; srcset: readonly { src: string; width: number }[] }[];
}

/** Pictures by the address that content uses: `/images/x.svg`. */
export type Pictures = Readonly<Record<string, Picture>>;
