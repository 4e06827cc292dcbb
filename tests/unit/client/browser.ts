import { vi } from 'vitest';

/** Replaces what the tests of `src/client` read of a browser, until `vi.unstubAllGlobals`. */
export function fakeBrowser() {
  const elements = new Map<string, unknown>();
  const document = {
    documentElement: { lang: 'fr' },
    querySelectorAll: (selector: string) => elements.get(selector) ?? [],
  };
  vi.stubGlobal('location', { origin: 'https://a.ga' });
  vi.stubGlobal('document', document);
  return elements;
}

/** A link as the client reads it. */
export class FakeLink {
  origin = 'https://a.ga';
  target = '';
  hreflang = '';
  search = '';
  hash = '';
  isDownload = false;
  pathname: string;
  constructor(pathname: string, more: Partial<FakeLink> = {}) {
    this.pathname = pathname;
    Object.assign(this, more);
  }
  hasAttribute(name: string) {
    return name === 'download' && this.isDownload;
  }
}
