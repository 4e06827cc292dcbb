import { embedHosts } from '../content/embeds.ts';
import type { Site } from '../content/schema/site.ts';

/** What a page holds of its own that a browser runs or applies. */
interface Inline {
  script: string;
  /** The text of its `style` element; empty where it has none. */
  style: string;
}

/**
 * The Content-Security-Policy of a page. What differs between pages is the hash of its style element alone: a
 * page reached without a reload keeps the policy of the page that the visit began with, and brings no style.
 */
export async function contentSecurityPolicy(site: Site, inline: Inline): Promise<string> {
  const style = inline.style && ` ${await hashOf(inline.style)}`;
  return [
    `default-src 'self'`,
    `style-src 'self'${style}`,
    ...(await shared(site, inline.script)),
  ].join('; ');
}

/** The policy of a light page: its one style, and nothing from anywhere. */
export const lightPolicy = async (style: string): Promise<string> =>
  `default-src 'none'; style-src ${await hashOf(style)}; img-src data:; base-uri 'none'; form-action 'none'`;

/** What the policies of all pages have in common. */
const shared = async (site: Site, script: string): Promise<string[]> => {
  const { frames, scripts } = embedHosts(site);
  return [
    `script-src ${["'self'", await hashOf(script), ...scripts].join(' ')}`,
    `style-src-attr 'none'`,
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `frame-src ${["'self'", ...frames].join(' ')}`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
  ];
};

async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/**
 * `_headers`, for the static hosts that read it: caching and security (contract section 2). Both policies apply,
 * that of the header and the page's own: only the latter can name the page's style, and so has `default-src`.
 */
export const headersFile = async (
  base: string,
  site: Site,
  script: string,
): Promise<string> => `${base}*
  Content-Security-Policy: ${(await shared(site, script)).join('; ')}; frame-ancestors 'self'
  X-Content-Type-Options: nosniff
  X-Frame-Options: SAMEORIGIN
  Referrer-Policy: strict-origin-when-cross-origin
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=(), interest-cohort=()
  Strict-Transport-Security: max-age=31536000

${base}sw.js
  Cache-Control: no-cache

${base}assets/*
  Cache-Control: public, max-age=31536000, immutable

${base}fonts/*
  Cache-Control: public, max-age=31536000, immutable

${base}demo/*
  X-Robots-Tag: noindex
`;
