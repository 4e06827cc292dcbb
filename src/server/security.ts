import { digestOf } from '../documents/disk/stamp.ts';
import { ASSETS, DEMO, FONTS, WORKER } from '../model/outputs.ts';
import { embedSources } from '../site/embeds.ts';
import type { Settings } from '../site/schema/site.ts';

/**
 * Content-Security-Policy of a page with an inline script and style, which may be empty. Only the hash of the style differs
 * between pages, because after a navigation without a reload the policy of the first document still applies.
 */
export function contentSecurityPolicy(settings: Settings, script: string, style: string): string {
  const hash = style && ` ${sourceHash(style)}`;
  return [`default-src 'self'`, `style-src 'self'${hash}`, ...shared(settings, script)].join('; ');
}

/** Content-Security-Policy of a light page (for slow networks), which allows only the style of the page. */
export const lightPolicy = (style: string) =>
  `default-src 'none'; style-src ${sourceHash(style)}; img-src data:; base-uri 'none'; form-action 'none'`;

/** Directives that are the same on all pages. */
const shared = (settings: Settings, script: string): string[] => {
  const { frames, scripts } = embedSources(settings);
  return [
    `script-src ${["'self'", sourceHash(script), ...scripts].join(' ')}`,
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

/** Source expression of a policy for an inline element: `'sha256-…'`. */
export const sourceHash = (text: string) => `'sha256-${digestOf(text).toString('base64')}'`;

/**
 * Text of `_headers`, from which static hosts send headers for caching and security. Browsers apply both this policy and that
 * of the page; only the policy of the page has `default-src` and the hash of its style.
 */
export const headersFile = (base: string, settings: Settings, script: string) => `${base}*
  Content-Security-Policy: ${shared(settings, script).join('; ')}; frame-ancestors 'self'
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

const YEAR_MS = 365 * 86_400_000;

/** `/.well-known/security.txt` (RFC 9116): contacts for reports, valid for a year from the ISO day `today`. */
export const securityTxt = (
  { email, repository }: Settings,
  today: string,
  address: string,
): string =>
  [
    ...(repository ? [`Contact: ${repository.replace(/\/*$/, '')}/security/advisories/new`] : []),
    `Contact: mailto:${email}`,
    `Expires: ${new Date(Date.parse(today) + YEAR_MS).toISOString()}`,
    'Preferred-Languages: fr, en',
    `Canonical: ${address}`,
    '',
  ].join('\n');
