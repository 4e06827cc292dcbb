import type { Site } from '../../site/schema/site.ts';

/** Names of the open data files; they are in the folder `/je-participe/donnees`. */
export const DATA_FILES = [
  'projets.json',
  'projets.csv',
  'recettes.csv',
  'depenses.csv',
  'votes.csv',
  'schema.json',
] as const;

/** Names of the open data files of a site: `votes.csv` only if `site.yml` enables votes (`participe.vote`). */
export const dataFiles = (site: Site | undefined) =>
  DATA_FILES.filter((name) => name !== 'votes.csv' || site?.participe?.vote);
