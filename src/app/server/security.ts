import { embedHosts } from '../../content/forms/embeds.ts';
import type { Site } from '../../content/schema/site.ts';

/**
 * The Content-Security-Policy of every page. It is the same on all of them, because a page reached
 * without a reload keeps the policy of the page that the visit began with.
 */
export async function contentSecurityPolicy(site: Site, inlineScript: string): Promise<string> {
  const { frames, scripts } = embedHosts(site);
  return [
    `default-src 'self'`,
    `script-src ${["'self'", await hashOf(inlineScript), ...scripts].join(' ')}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:`,
    `frame-src ${["'self'", ...frames].join(' ')}`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
  ].join('; ');
}

async function hashOf(script: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** `_headers`, for the static hosts that read it: caching and security (contract section 2). */
export const headersFile = (base: string, csp: string): string => `${base}*
  Content-Security-Policy: ${csp}; frame-ancestors 'self'
  X-Content-Type-Options: nosniff
  X-Frame-Options: SAMEORIGIN
  Referrer-Policy: strict-origin-when-cross-origin
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
