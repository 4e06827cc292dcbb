/** What a build for a reviewer knows of the proposal it shows. */
export interface Preview {
  /** Number of the pull request. */
  pull: number;
  /** Routes of the pages that it changes. */
  changed: readonly string[];
  /** Where the files of the proposal are edited, with a final slash: `https://github.com/…/edit/<branch>/`. */
  edit: string | undefined;
}
