import { readFileSync } from 'node:fs';
import type { Preview } from '../content/preview.ts';

/**
 * The proposal that this build shows, from the environment: `PREVIEW_PR` (its number), `PREVIEW_PAGES`
 * (a JSON file of changed routes), `PREVIEW_EDIT` (where its files are edited). Undefined for the real site.
 */
export function previewFromEnv(env: NodeJS.ProcessEnv = process.env): Preview | undefined {
  const pull = Number(env.PREVIEW_PR);
  if (!Number.isInteger(pull) || pull <= 0) return undefined;
  const edit = env.PREVIEW_EDIT;
  return {
    pull,
    changed: env.PREVIEW_PAGES ? routesIn(env.PREVIEW_PAGES) : [],
    edit: edit && /^https:\/\/[^\s"<>]+$/.test(edit) ? editAddress(edit) : undefined,
  };
}

/** Whether this build shows what visitors do not see yet. */
export const showsDrafts = (env: NodeJS.ProcessEnv = process.env): boolean =>
  env.PREVIEW_DRAFTS === '1';

/** Whether this build keeps what a visitor reads: `OFFLINE=off` ends it, and a preview never does. */
export const isOffline = (env: NodeJS.ProcessEnv = process.env): boolean =>
  env.OFFLINE !== 'off' && previewFromEnv(env) === undefined;

/** The name of a branch stands in it as it is: a `#` would end the address, a `%` begin a sign. */
const editAddress = (edit: string) =>
  edit.replaceAll('%', '%25').replaceAll('#', '%23').replace(/\/*$/, '/');

function routesIn(file: string): string[] {
  const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
}
