import { UsageError } from '../values/user-error.ts';

/** Default of the environment variable `SITE_URL`, the public address of the site. */
export const LOCAL_SITE = 'http://localhost:4173/';

/** A variable of the environment: builds read them here alone. Undefined in a browser. */
const variable = (name: string): string | undefined =>
  (globalThis as { process?: { env: Record<string, string | undefined> } }).process?.env[name];

/**
 * Public address of the site (docs/contract.md#commands), from `SITE_URL`, with a final slash. Throws a `UsageError` if it is not an
 * http(s) address.
 */
export function siteUrl(asked = variable('SITE_URL')): string {
  const url = asked || LOCAL_SITE;
  if (/^https?:\/\//i.test(url) && URL.canParse(url)) return url.replace(/\/*$/, '/');
  throw new UsageError(
    `SITE_URL vaut « ${url} » : écrivez une adresse entière, comme https://www.exemple.ga/.`,
  );
}

/** Whether the environment names a public address. */
export const hasSiteUrl = () => Boolean(variable('SITE_URL'));

/** Day for which the site is built, from `BUILD_DATE`, as written; undefined for today. */
export const buildDate = () => variable('BUILD_DATE');

/** Proposal (pull request) that a preview build shows. */
export interface Preview {
  /** Number of the pull request. */
  pull: number;
  /** Files of the content that it changes: `content/pages/contact.mdx`. */
  files: readonly string[];
}

/** Variable in which `buildSite` hands a preview to the process of Vite, as JSON. */
export const PREVIEW = 'SITE_PREVIEW';

/** Proposal that this build shows; undefined for the published site. */
export function previewOfBuild(): Preview | undefined {
  const json = variable(PREVIEW);
  return json ? JSON.parse(json) : undefined;
}

/** Whether the build shows texts that are not public yet: in a preview, and in the builds that a review compares. */
export const showsDrafts = (): boolean =>
  previewOfBuild() !== undefined || variable('PREVIEW_DRAFTS') === '1';

/** Whether a service worker caches visited pages: not in a preview, which is deleted while its worker would remain. */
export const hasServiceWorker = (): boolean => previewOfBuild() === undefined;

/** Path of the public address, with a final slash: `/` or `/site/`. */
export const basePath = () => placementOf(siteUrl()).base;

/** Parts of the address of the site (`SITE_URL`), and addresses below this address. Throws for an invalid address. */
export function placementOf(siteUrl: string) {
  const url = new URL(siteUrl);
  const base = url.pathname.replace(/\/*$/, '/');
  const local = (route: string) => base + route.replace(/^\//, '');
  return {
    /** Path with a final slash: `/` or `/site/pr-12/`. */
    base,
    /** Protocol and host: `https://org.github.io`. */
    origin: url.origin,
    /** Path on the host: `/site/blog` for `/blog`. */
    local,
    /** `https://org.github.io/site/blog` for `/blog`; a final slash only when the path is `/`. */
    absolute: (route: string) =>
      url.origin + (route === '/' ? base.replace(/(?<=.)\/$/, '') : local(route)),
  };
}

export type Placement = ReturnType<typeof placementOf>;
