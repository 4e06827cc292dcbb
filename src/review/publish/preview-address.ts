import { LOCAL_SITE } from '../../content/placement.ts';

/**
 * Public address of the site, with a final slash: `SITE_URL`; or `homepage` of package.json, because workflows of forks
 * cannot read `SITE_URL`; or the default address of GitHub Pages.
 */
export function siteAddress(env: NodeJS.ProcessEnv, homepage?: string): string {
  const own = env.SITE_URL || homepage;
  if (own) return own.replace(/\/*$/, '/');
  const [owner = '', name = ''] = (env.GITHUB_REPOSITORY ?? '').split('/');
  if (!owner || !name) return LOCAL_SITE;
  const host = `${owner.toLowerCase()}.github.io`;
  return name.toLowerCase() === host ? `https://${host}/` : `https://${host}/${name}/`;
}

/** Folder of the preview of pull request `pull`, inside the published site: `pr-12`. */
export const previewFolder = (pull: number) => `pr-${pull}`;

/** Address of the preview of pull request `pull`, with a final slash: `https://example.org/pr-12/`. */
export const previewAddress = (site: string, pull: number) => `${site}${previewFolder(pull)}/`;
