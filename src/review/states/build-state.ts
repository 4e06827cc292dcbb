import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { check } from '../../check/check.ts';
import { issueLines } from '../../check/report/text.ts';
import { isError } from '../../content/issue.ts';
import { LOCAL_SITE } from '../../content/placement.ts';
import { Refusal } from '../refusal.ts';

interface Building {
  /** The folder of the project. */
  dir: string;
  out: string;
  /** « de départ » or « proposé ». */
  name: string;
  /** French: what to do when it does not build, without a full stop. */
  advice: string;
}

const PATIENCE = 300_000;
/** More faults at once are no help: the check shows them all. */
const MOST_FAULTS = 5;
/** Lines that are told of a build that failed for another reason than its content. */
const LAST_LINES = 8;

/**
 * Builds the site of a folder with that folder's own code, for the root of a host: both states alike, wherever
 * they will stand. Raises a `Refusal` with what is wrong when it fails.
 */
export async function buildState({ dir, out, name, advice }: Building): Promise<void> {
  // Both sides are built as the real site is: a preview's note would differ on every page.
  const { PREVIEW_PR: _, PREVIEW_PAGES: __, PREVIEW_EDIT: ___, ...env } = process.env;
  const child = spawn('npm', ['run', '--silent', 'build', '--', '--out', out], {
    cwd: dir,
    env: { ...env, SITE_URL: LOCAL_SITE },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: PATIENCE,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      said = (said + data).slice(-10_000);
    });
  }
  const code = await new Promise<number | null>((done) => {
    child.on('error', () => done(null));
    child.on('close', done);
  });
  if (code === 0) return;
  const last = said.trimEnd().split('\n').slice(-LAST_LINES).join('\n').trim();
  const faults = (await contentFaults(join(dir, 'content'))) ?? last;
  throw new Refusal(`Le site ${name} ne se construit pas : ${advice}.\n${faults}`);
}

/** The first errors of a content folder as the check tells them; undefined when it has none. */
async function contentFaults(content: string): Promise<string | undefined> {
  const { issues, texts } = await check(content);
  const errors = issues.filter(isError);
  if (errors.length === 0) return undefined;
  const rest = errors.length - MOST_FAULTS;
  const more = rest > 0 ? `\n… et ${rest} de plus : npm run check dit où.` : '';
  const told = errors
    .slice(0, MOST_FAULTS)
    .flatMap((issue) => [issue.file, ...issueLines(issue, texts[issue.file] ?? '')]);
  return told.join('\n').replaceAll(content, 'content') + more;
}
