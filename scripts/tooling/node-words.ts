/** What `node` is given before a script of the project, from the project's folder: as in package.json. */
export const NODE_WORDS = ['--import', './scripts/tooling/typescript.js'];
