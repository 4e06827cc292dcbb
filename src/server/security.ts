import { embedHosts } from '../content/embeds.ts';
import { ASSETS, DEMO, FONTS } from '../content/outputs.ts';
import type { Site } from '../content/schema/site.ts';
import { WORKER } from '../content/service-worker.ts';
import { digestOf } from '../engine/documents/disk/stamp.ts';

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
export function contentSecurityPolicy(site: Site, inline: Inline): string {
  const style = inline.style && ` ${hashOf(inline.style)}`;
  return [`default-src 'self'`, `style-src 'self'${style}`, ...shared(site, inline.script)].join(
    '; ',
  );
}

/** The policy of a light page: its one style, and nothing from anywhere. */
export const lightPolicy = (style: string) =>
  `default-src 'none'; style-src ${hashOf(style)}; img-src data:; base-uri 'none'; form-action 'none'`;

/** What the policies of all pages have in common. */
const shared = (site: Site, script: string): string[] => {
  const { frames, scripts } = embedHosts(site);
  return [
    `script-src ${["'self'", hashOf(script), ...scripts].join(' ')}`,
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

/** A source of a policy: an element whose text has this hash. */
const hashOf = (text: string) => `'sha256-${digestOf(text).toString('base64')}'`;

/**
 * `_headers`, for the static hosts that read it: caching and security (contract section 2). Both policies apply,
 * that of the header and the page's own: only the latter can name the page's style, and so has `default-src`.
 */
export const headersFile = (base: string, site: Site, script: string) => `${base}*
  Content-Security-Policy: ${shared(site, script).join('; ')}; frame-ancestors 'self'
  X-Content-Type-Options: nosniff
  X-Frame-Options: SAMEORIGIN
  Referrer-Policy: strict-origin-when-cross-origin
  Cross-Origin-Opener-Policy: same-origin
  Permissions-Policy: camera=(), microphone=(), geolocation=(), interest-cohort=()
  Strict-Transport-Security: max-age=31536000

${base}${WORKER}
  Cache-Control: no-cache

${base}${ASSETS}/*
  Cache-Control: public, max-age=31536000, immutable

${base}${FONTS}/*
  Cache-Control: public, max-age=31536000, immutable

${base}${DEMO}/*
  X-Robots-Tag: noindex
`;

const YEAR = 365 * 86_400_000;

/** `/.well-known/security.txt` (RFC 9116): to whom to report a fault, for a year from this build. */
export const securityTxt = ({ email, repository }: Site, today: string, address: string): string =>
  [
    ...(repository ? [`Contact: ${repository.replace(/\/*$/, '')}/security/advisories/new`] : []),
    `Contact: mailto:${email}`,
    `Expires: ${new Date(Date.parse(today) + YEAR).toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${address}`,
    '',
  ].join('\n');
