import { spawn } from 'node:child_process';
import { Refusal } from '../refusal.ts';
import { buildFaults } from './build-faults.ts';

interface Building {
  /** The folder of the project. */
  dir: string;
  out: string;
  siteUrl: string;
  /** « de départ » or « proposé ». */
  name: string;
  /** French: what to do when it does not build, without a full stop. */
  advice: string;
}

const PATIENCE = 300_000;
/** What a build says is kept up to this many signs: a long list of faults. */
const MOST_SAID = 1_000_000;

/** Builds the site of a folder with that folder's own code. Raises a `Refusal` with what is wrong when it fails. */
export async function buildState({ dir, out, siteUrl, name, advice }: Building): Promise<void> {
  // Both sides are built as the real site is: a preview's note would differ on every page.
  const { PREVIEW_PR: _, PREVIEW_PAGES: __, PREVIEW_EDIT: ___, ...env } = process.env;
  const child = spawn('npm', ['run', '--silent', 'build', '--', '--out', out], {
    cwd: dir,
    env: { ...env, SITE_URL: siteUrl },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: PATIENCE,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      said = (said + data).slice(-MOST_SAID);
    });
  }
  const code = await new Promise<number | null>((done) => {
    child.on('error', () => done(null));
    child.on('close', done);
  });
  if (code === 0) return;
  throw new Refusal(`Le site ${name} ne se construit pas : ${advice}.\n${buildFaults(said)}`);
}
