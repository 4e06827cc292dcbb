import { LOCAL_SITE } from '../../content/environment.ts';

/** Address of the site of a repository (`owner/name`) on GitHub Pages, with a final slash; the local one without a repository. */
export function siteOfRepository(repository = ''): string {
  const [owner = '', name = ''] = repository.split('/');
  if (!owner || !name) return LOCAL_SITE;
  const host = `${owner.toLowerCase()}.github.io`;
  return name.toLowerCase() === host ? `https://${host}/` : `https://${host}/${name}/`;
}

/** Folder of the preview of pull request `pull`, inside the published site: `pr-12`. */
export const previewFolder = (pull: number) => `pr-${pull}`;

/** Address of the preview of pull request `pull`, with a final slash: `https://example.org/pr-12/`. */
export const previewAddress = (site: string, pull: number) => `${site}${previewFolder(pull)}/`;
