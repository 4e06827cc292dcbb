import type { Preview } from '../content/preview.ts';

/** Variable in which `buildSite` hands a preview to the process of Vite, as JSON. */
export const PREVIEW = 'SITE_PREVIEW';

/** Proposal that this build shows; undefined for the published site. */
export function previewOfBuild(): Preview | undefined {
  const { [PREVIEW]: json } = process.env;
  return json ? JSON.parse(json) : undefined;
}

/** Whether the build shows texts that are not public yet: in a preview, and in the builds that a review compares. */
export const showsDrafts = (): boolean =>
  previewOfBuild() !== undefined || process.env.PREVIEW_DRAFTS === '1';

/** Whether the service worker caches visited pages for use without a network: not with `OFFLINE=off` or in a preview. */
export const isOffline = (): boolean =>
  process.env.OFFLINE !== 'off' && previewOfBuild() === undefined;
