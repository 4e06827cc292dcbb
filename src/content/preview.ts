/** Proposal of a preview build. */
export interface Preview {
  /** Number of the pull request. */
  pull: number;
  /** Routes of changed pages. */
  changed: readonly string[];
  /** Address for editing its files, with a final slash: `https://github.com/…/edit/<branch>/`. */
  edit: string | undefined;
}
