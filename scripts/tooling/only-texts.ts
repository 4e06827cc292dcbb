/** Whether all changed files are content. Guides (`content/*.md`) count as code: unit tests compare them with the code. */
export const onlyTexts = (files: readonly string[]): boolean =>
  files.length > 0 && files.every((file) => /^content\/(?![\w-]+\.md$)/.test(file));
