import { existsSync, realpathSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Plugin, ViteBuilder } from 'vite';
import { isSampleIssue, summary } from '../check/reports/summary.ts';
import { textReport } from '../check/reports/text-report.ts';
import { showsDrafts } from '../site/environment.ts';
import { compileBodies } from './bodies.ts';
import type { ContentReader } from './content-reader.ts';
import { buildFolder, clearLeftovers } from './output.ts';
import { systemSentence } from './system-faults.ts';
import { SERVER_FOLDER, writeSite } from './write-site.ts';

/**
 * Builds the site: checks the content, runs Vite's client and server builds, and renders every page. After an error in the
 * content or while writing, the exit code is 1; any other error rejects. In both cases the previous site is unchanged.
 */
export function prerender(content: ContentReader): Plugin {
  let out = '';
  return {
    name: 'prerender',
    apply: 'build',
    config(asked) {
      const folder = resolve(asked.build?.outDir ?? 'dist');
      out = existsSync(folder) ? realpathSync(folder) : folder;
      return {
        build: { outDir: buildFolder(out) },
        environments: { ssr: { build: { outDir: buildFolder(SERVER_FOLDER) } } },
      };
    },
    async buildApp(builder) {
      await build(builder, content, out).catch((fault) => {
        const sentence = systemSentence(fault);
        if (!sentence) throw fault;
        refuse(builder, sentence);
      });
    },
  };
}

async function build(builder: ViteBuilder, content: ContentReader, out: string): Promise<void> {
  const folders = [out, SERVER_FOLDER];
  try {
    for (const folder of folders) clearLeftovers(folder);
    await compileBodies(content.folder);
    const { issues, texts } = await content.refresh(showsDrafts());
    if (content.report.errors.length > 0) return refuse(builder, textReport(issues, texts));
    const pages = await writeSite(builder, content, out);
    if (!issues.every(isSampleIssue)) log(`${summary(issues)} (npm run check les montre.)`);
    log(`${pages} pages écrites dans ${relative('', out)}/.`);
  } finally {
    for (const folder of folders) rmSync(buildFolder(folder), { recursive: true, force: true });
  }
}

const log = (text: string) => process.stdout.write(`${text}\n`);

/** Logs the reason and sets the exit code 1; the published folder stays as it was. */
function refuse(builder: ViteBuilder, reason: string): void {
  log(reason);
  process.exitCode = 1;
  // Marked as built, because Vite would otherwise build client and server itself after this hook.
  for (const environment of Object.values(builder.environments)) environment.isBuilt = true;
}
