/** Files of the content folder by use: sorted paths relative to the folder. */
export interface Listing {
  texts: string[];
  data: string[];
  pictures: string[];
  /** PDF files in `documents/`, which the site offers for download. */
  downloads: string[];
  guides: string[];
  /** All other files. */
  others: string[];
  /** Symbolic links, never followed. */
  links: string[];
}

export interface FileBytes {
  /** Size of the file in bytes; `bytes` may contain only the start of a picture, and start and end of a PDF. */
  size: number;
  bytes: Uint8Array;
}

/** The files of a content folder at one moment, in memory. */
export interface Snapshot {
  /** Absolute path of the folder. */
  dir: string;
  listing: Listing;
  files: ReadonlyMap<string, FileBytes>;
}
