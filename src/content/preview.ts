/** Proposal (pull request) that a preview build shows. */
export interface Preview {
  /** Number of the pull request. */
  pull: number;
  /** Files of the content that it changes: `content/pages/contact.mdx`. */
  files: readonly string[];
  /** Address for editing files of its branch, with a final slash: `https://github.com/…/edit/<branch>/`. */
  edit?: string | undefined;
}
