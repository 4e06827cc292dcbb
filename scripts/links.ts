import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { externalLinks } from '../src/review/links/external-links.ts';
import { linksReport, putLinksIssue } from '../src/review/links/links-issue.ts';
import { probeAll } from '../src/review/links/probe.ts';
import { gitHubFromEnv } from '../src/review/publish/github.ts';
import { readSite } from '../src/review/read-site.ts';
import { siteUrl } from '../src/vite/base-path.ts';
import { doorway, WrongUsage } from './tooling/doorway.ts';

/** Asks the addresses of other sites that a built site links to. Dead ones are told, and block nothing. */
await doorway(async (say) => {
  const { values } = parseArgs({
    options: {
      dist: { type: 'string', default: 'dist' },
      issue: { type: 'boolean', default: false },
    },
  });
  if (!existsSync(values.dist)) {
    throw new WrongUsage(
      `Le dossier « ${values.dist} » n’existe pas : construisez d’abord le site, par npm run build.`,
    );
  }
  const pages = externalLinks(await readSite(values.dist, siteUrl()));
  say(`Adresses d’autres sites : ${pages.size}.`);
  const answers = await probeAll([...pages.keys()]);
  const report = linksReport(answers, pages);
  console.log(report);
  const dead = answers.filter(({ state }) => state === 'mort').length;
  if (values.issue) await putLinksIssue(gitHubFromEnv(process.env), report, dead);
});
