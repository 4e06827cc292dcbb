import type { StoredFile } from '../backends/backend.ts';

/** What the screen sends to the page of the preview: all texts and pictures, then the open text at each change. */
export interface PreviewMessage {
  files?: readonly StoredFile[];
  /** Address of each picture and PDF -> URL that shows it. */
  attachments?: ReadonlyMap<string, string>;
  edited: StoredFile;
}

/** What the page of the preview sends when it can be written to. */
export const READY = 'apercu-pret';

/** What the preview has become. */
export interface PreviewState {
  /** French sentence in place of a text that cannot be shown; empty for one that is. */
  fault: string;
}
