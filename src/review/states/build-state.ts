import { spawn } from 'node:child_process';
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
/** Lines that are told of a build that failed. */
const LAST_LINES = 12;

/**
 * Builds the site of a folder with that folder's own code, for the root of a host: both states alike, wherever
 * they will stand. Raises a `Refusal` with what the build said last when it fails.
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
  throw new Refusal(`Le site ${name} ne se construit pas : ${advice}.\n${last}`);
}
