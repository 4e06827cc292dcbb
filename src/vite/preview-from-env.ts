import { readFileSync } from 'node:fs';
import type { Preview } from '../content/preview.ts';

/**
 * Pull request that a preview build shows, from `PREVIEW_PR` (its number), `PREVIEW_PAGES` (JSON file of changed routes) and
 * `PREVIEW_EDIT` (address for editing files of its branch). Undefined for the published site.
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

export const showsDrafts = (env: NodeJS.ProcessEnv = process.env): boolean =>
  env.PREVIEW_DRAFTS === '1';

/** Whether the service worker caches visited pages for use without a network: not with `OFFLINE=off` or in a preview. */
export const isOffline = (env: NodeJS.ProcessEnv = process.env): boolean =>
  env.OFFLINE !== 'off' && previewFromEnv(env) === undefined;

/** Encodes `%` and `#` of the branch name, which in an address would start an escape or a fragment. */
const editAddress = (edit: string) =>
  edit.replaceAll('%', '%25').replaceAll('#', '%23').replace(/\/*$/, '/');

function routesIn(file: string): string[] {
  const list: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
}
