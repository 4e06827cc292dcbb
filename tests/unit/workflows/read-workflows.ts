import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

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
  steps: Step[];
}

export interface Workflow {
  on: Record<string, unknown>;
  permissions?: Record<string, string>;
  jobs: Record<string, Job>;
}

const DIR = '.github/workflows';

/** A workflow, by the name of its file. */
export const workflowOf = (name: string): Workflow => parse(readFileSync(join(DIR, name), 'utf8'));

/** All workflows, with the names of their files. */
export const workflows = readdirSync(DIR).map((name) => ({ name, workflow: workflowOf(name) }));
