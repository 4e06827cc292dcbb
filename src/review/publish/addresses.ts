/** Where the site is published: `SITE_URL`, or the address that GitHub Pages gives to a repository. Final slash. */
export function siteAddress(env: NodeJS.ProcessEnv): string {
  const own = env.SITE_URL;
  if (own) return own.replace(/\/*$/, '/');
  const [owner = '', name = ''] = (env.GITHUB_REPOSITORY ?? '').split('/');
  if (!owner || !name) return 'http://localhost:4173/';
  const host = `${owner.toLowerCase()}.github.io`;
  return name.toLowerCase() === host ? `https://${host}/` : `https://${host}/${name}/`;
}

/** The folder of a proposal on the branch of pages. */
export const previewFolder = (pull: number) => `pr-${pull}`;

/** The address of a proposal's preview, with a final slash. */
export const previewAddress = (site: string, pull: number) => `${site}${previewFolder(pull)}/`;
