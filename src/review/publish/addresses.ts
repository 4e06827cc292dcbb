import { LOCAL_SITE } from '../../content/placement.ts';

/**
 * Where the site is published, with a final slash: `SITE_URL`, the `homepage` of package.json, or the address
 * that GitHub Pages gives to a repository. A file holds it because proposals from forks see no variables.
 */
export function siteAddress(env: NodeJS.ProcessEnv, homepage?: string): string {
  const own = env.SITE_URL || homepage;
  if (own) return own.replace(/\/*$/, '/');
  const [owner = '', name = ''] = (env.GITHUB_REPOSITORY ?? '').split('/');
  if (!owner || !name) return LOCAL_SITE;
  const host = `${owner.toLowerCase()}.github.io`;
  return name.toLowerCase() === host ? `https://${host}/` : `https://${host}/${name}/`;
}

/** The folder of a proposal on the branch of pages. */
export const previewFolder = (pull: number) => `pr-${pull}`;

/** The address of a proposal's preview, with a final slash. */
export const previewAddress = (site: string, pull: number) => `${site}${previewFolder(pull)}/`;
