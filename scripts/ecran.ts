import { parseArgs } from 'node:util';
import { readContent } from '../src/documents/read-content.ts';
import { buildScreen, repositoryName, SCREEN_POLICY } from '../src/screen/build.ts';
import { serveWorkingCopy } from '../src/screen/working-copy-server.ts';
import { hasSiteUrl, siteUrl } from '../src/site/environment.ts';
import { UsageError } from '../src/values/user-error.ts';
import { screenFolder } from './tooling/out-folder.ts';
import { assertFree, portFromEnv } from './tooling/port.ts';
import { runCommand } from './tooling/run-command.ts';

const NO_REPOSITORY =
  'Cet écran écrit dans le dépôt du site : donnez son adresse dans content/site.yml, à la ligne « repository: ».';

/** Builds the writing screen and serves it for the working copy; `--out DIR` only builds it, for a host and GitHub. */
await runCommand(async () => {
  const { values } = parseArgs({ options: { out: { type: 'string' } } });
  const port = portFromEnv('npm run ecran') ?? 4174;
  const { content } = await readContent('content');
  const repository = repositoryName(content.shared.site?.repository);
  if (values.out) {
    if (!repository) throw new UsageError(NO_REPOSITORY);
    screenFolder(values.out);
    await buildScreen(values.out, { repository, siteUrl: siteUrl() });
    console.log(
      `L’écran est construit dans « ${values.out} » : docs/hebergement.md dit où le mettre.`,
    );
    if (!hasSiteUrl())
      console.log('Sans SITE_URL, il ne peut pas refuser de s’ouvrir à l’adresse du site.');
    return;
  }
  if (new URL(siteUrl()).origin === `http://localhost:${port}`)
    throw new UsageError(
      `Le site est à cette adresse : donnez à l’écran un autre port que ${port}.`,
    );
  await assertFree(port);
  const dir = 'node_modules/.vite/ecran';
  await buildScreen(dir, { repository, siteUrl: siteUrl() });
  await serveWorkingCopy({ dir, content: 'content', port, policy: SCREEN_POLICY });
  console.log(`L’écran est prêt : http://localhost:${port}/`);
  console.log('Il écrit dans ce dossier. Pour l’arrêter : Ctrl + C.');
});
