/**
 * Whether these changed files are texts and pictures of the site only. The editors' guides are not: the unit tests
 * compare them with the code.
 */
export const onlyTexts = (files: readonly string[]): boolean =>
  files.length > 0 && files.every((file) => /^content\/(?![\w-]+\.md$)/.test(file));
