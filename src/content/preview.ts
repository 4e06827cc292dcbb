/** Pull request that a preview build shows. */
export interface Preview {
  /** Number of the pull request. */
  pull: number;
  /** Routes of the pages that the pull request changes. */
  changed: readonly string[];
  /** Address for editing files of its branch, with a final slash: `https://github.com/…/edit/<branch>/`. */
  edit: string | undefined;
}
