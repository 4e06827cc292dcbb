import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Step {
  id?: string;
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
}

export interface Job {
  if?: string;
  environment?: string;
  permissions?: Record<string, string>;
  env?: Record<string, string>;
  concurrency?: { group: string; 'cancel-in-progress': boolean };
  'timeout-minutes': number;
  steps: Step[];
}

export interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  concurrency?: Job['concurrency'];
  jobs: Record<string, Job>;
}

const DIR = '.github/workflows';
/** The step that installs the project. */
export const PREPARE = './.github/actions/prepare';
/** A file of GitHub without its comments. */
export const read = (path: string) => readFileSync(path, 'utf8').replace(/^\s*#.*$/gm, '');
/** All workflows. */
export const files = readdirSync(DIR).map((name) => ({ name, text: read(join(DIR, name)) }));
/** The text of a workflow, by the name of its file; empty without one. */
export const fileOf = (name: string) => files.find((file) => file.name === name)?.text ?? '';
