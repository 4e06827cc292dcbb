import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * The last Lighthouse that runs on Node 20. It is fetched by the bench alone: its 200 packages would
 * weigh on every `npm ci` of this project.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** One visit by Lighthouse in its own setting: a phone on simulated slow 4G, empty cache. */
export interface LighthouseVisit {
  /** Of performance, 0 to 100. */
  score: number;
  /** First and largest contentful paint, and blocking time, in milliseconds. */
  fcp: number;
  lcp: number;
  blocking: number;
  cls: number;
  /** All that was loaded, in bytes. */
  weight: number;
}

/** Its version; undefined where it can neither be found nor fetched. */
export async function lighthouseVersion(): Promise<string | undefined> {
  const found = await lighthouse(['--version']).catch(() => undefined);
  return found?.trim();
}

/** Lets Lighthouse visit an address with a browser. Raises with what it said when it fails. */
export async function lighthouseVisit(url: string, browser: string): Promise<LighthouseVisit> {
  const text = await lighthouse(
    [
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      '--chrome-flags=--headless=new --no-sandbox --disable-background-networking',
    ],
    { CHROME_PATH: browser },
  );
  const { audits, categories }: Report = JSON.parse(text);
  const figure = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((categories.performance?.score ?? Number.NaN) * 100),
    fcp: figure('first-contentful-paint'),
    lcp: figure('largest-contentful-paint'),
    blocking: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    weight: figure('total-byte-weight'),
  };
}

/** The part of its report that is read here. */
interface Report {
  audits: Record<string, { numericValue?: number } | undefined>;
  categories: { performance?: { score: number | null } };
}

async function lighthouse(args: readonly string[], env: Record<string, string> = {}) {
  const { stdout } = await run('npx', ['--yes', LIGHTHOUSE, ...args], {
    env: { ...process.env, ...env },
    maxBuffer: 50_000_000,
  });
  return stdout;
}
