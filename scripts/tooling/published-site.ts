import { readFileSync } from 'node:fs';
import { previewAddress } from '../../src/model/outputs.ts';
import { hasSiteUrl, LOCAL_SITE, siteUrl } from '../../src/site/environment.ts';
import { UsageError } from '../../src/values/user-error.ts';

/**
 * Public address of the site, with a final slash: `SITE_URL`; or `homepage` of package.json, because workflows of forks cannot
 * read variables of GitHub; or the default address of GitHub Pages.
 */
export function publishedSite(): string {
  const { homepage }: { homepage?: string } = JSON.parse(readFileSync('package.json', 'utf8'));
  const own = hasSiteUrl() ? siteUrl() : homepage;
  return own ? siteUrl(own) : siteOfRepository(process.env.GITHUB_REPOSITORY);
}

/** Address of the preview of a pull request, by its number. Throws a `UsageError` when `number` is not a number. */
export function previewOf(number: string): string {
  if (!/^[1-9]\d{0,8}$/.test(number)) {
    throw new UsageError('Dites le numéro de la proposition, comme dans « --pr 12 ».');
  }
  return previewAddress(publishedSite(), Number(number));
}

/** Address of the site of a repository (`owner/name`) on GitHub Pages, with a final slash; the local one without a repository. */
export function siteOfRepository(repository = ''): string {
  const [owner = '', name = ''] = repository.split('/');
  if (!owner || !name) return LOCAL_SITE;
  const host = `${owner.toLowerCase()}.github.io`;
  return name.toLowerCase() === host ? `https://${host}/` : `https://${host}/${name}/`;
}
