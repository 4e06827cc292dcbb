import { vi } from 'vitest';

/** A browser's part that the tests of `src/client` read or call; each test lays it over the globals of Node. */
export interface Fake {
  /** Path and anchor that the address bar shows. */
  path?: string;
  hash?: string;
  /** The state of the current history entry. */
  state?: { key?: string; top?: number };
  scrollY?: number;
  connection?: { saveData?: boolean; effectiveType?: string };
}

/** Replaces the globals of a browser, until `vi.unstubAllGlobals`. Gives what a test looks at or fires. */
export function fakeBrowser({ path = '/', hash = '', state, scrollY = 0, connection }: Fake = {}) {
  const dataset: Record<string, string> = {};
  const elements = new Map<string, unknown>();
  const history = {
    state,
    scrollRestoration: 'auto',
    replaceState: vi.fn((next: typeof state) => {
      history.state = next;
    }),
  };
  const location = {
    ...{ origin: 'https://a.ga', pathname: path, hash, href: `https://a.ga${path}${hash}` },
    reload: vi.fn(),
    replace: vi.fn(),
  };
  const document = Object.assign(new EventTarget(), {
    hidden: false,
    activeElement: undefined as unknown,
    documentElement: { lang: 'fr', dataset },
    querySelector: (selector: string) => elements.get(selector) ?? null,
    querySelectorAll: (selector: string) => elements.get(selector) ?? [],
    getElementById: (id: string) => elements.get(`#${id}`) ?? null,
  });
  const page = new EventTarget();
  const scrollTo = vi.fn();
  const globals = {
    ...{ history, location, document, scrollTo, scrollY },
    navigator: { connection },
    window: globalThis,
    performance: { getEntriesByType: () => [{ name: location.href }] },
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return { history, location, document, dataset, elements, page, scrollTo };
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
  closest(selector: string) {
    return selector === 'a' ? this : null;
  }
}
