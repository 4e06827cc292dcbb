import { readBody } from '../../src/check/bodies/read-body.ts';
import { sharedOf } from '../../src/content/document.ts';
import { siteUrl } from '../../src/content/environment.ts';
import { model } from '../../src/content/model.ts';
import { readContent } from '../../src/documents/read-content.ts';
import { buildScreen as buildFor } from '../../src/screen/build.ts';
import { UserError } from '../../src/values/user-error.ts';

export { SCREEN_POLICY } from '../../src/screen/build.ts';

/** Builds the writing screen, in which editors write, for the content of a folder and the site of `SITE_URL`. */
export async function buildScreen(out: string, from = 'content'): Promise<void> {
  const { content } = await readContent(from, readBody);
  const { site } = sharedOf(content);
  const blocks = [...model.blockSpecs.values()].map(({ description, example }) => ({
    shows: description.replace(FILE_HINT, ''),
    source: example,
  }));
  if (!site || !(await buildFor(out, site, { siteUrl: siteUrl(), blocks })))
    throw new UserError(NO_REPOSITORY);
}

/** End of a block's description, for editors who write files: `, avec title et href`; the screen shows only the start. */
const FILE_HINT =
  /(?:\.(?: |$)| [:;]|, (?:écrit|dans|avec|d’après|et un|étape)| (?:nommé dans|de) site\.yml).*$/s;

const NO_REPOSITORY =
  'L’écran écrit dans le dépôt du site : donnez son adresse dans content/site.yml, à la ligne « repository: ».';
