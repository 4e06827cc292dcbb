import type { Page, Route } from '@playwright/test';
import postcss, { type Declaration, type Root } from 'postcss';

/** What a browser of a few years ago does without: parts of the CSS, and names of the page's objects. */
interface OldBrowser {
  /** Declarations that it drops, as `property:value`. */
  declarations: RegExp;
  /** Properties of objects that it does not have, as `object.property`. */
  missing: readonly string[];
  /** True where what takes the focus is always scrolled to. */
  scrollsToFocus?: true;
}

const YOUNG = /^(translate|rotate|scale):|\d[dsl]v[hwib]\b|color-mix\(/;

const MISSED_BY_ALL = [
  'Array.prototype.at',
  'Array.prototype.findLast',
  'Array.prototype.toSorted',
  'Array.prototype.toSpliced',
  'Array.prototype.toReversed',
  'Array.prototype.with',
  'String.prototype.at',
  'Object.hasOwn',
  'Element.prototype.checkVisibility',
  'Document.prototype.startViewTransition',
  'window.structuredClone',
  'window.navigation',
] as const;

export const OLD_BROWSERS = {
  /** An Android phone whose WebView was last renewed in 2021. */
  'Chrome 91': {
    declarations: YOUNG,
    missing: [...MISSED_BY_ALL],
  },
  /** An iPhone with iOS 14.5. */
  'Safari 14.1': {
    declarations: new RegExp(`${YOUNG.source}|^aspect-ratio:|^overflow:clip`),
    missing: [
      ...MISSED_BY_ALL,
      'HTMLDialogElement.prototype.show',
      'HTMLDialogElement.prototype.showModal',
      'HTMLDialogElement.prototype.close',
      'window.requestIdleCallback',
      'window.cancelIdleCallback',
      'Navigator.prototype.connection',
    ],
    scrollsToFocus: true,
  },
} as const satisfies Record<string, OldBrowser>;

/** What draws pages for the smallest phones, on a server: no scripts, no variables, few words of CSS. */
export const SIMPLE: OldBrowser = {
  declarations:
    /^--|var\(|-inline|-block|^(inline|block)-size|^clip-path|^gap|^inset|grid|\b(clamp|min|max)\(/,
  missing: [],
};

/** Has the pages that are opened from now on meet such a browser: its sheets are cut, its objects too. */
export async function pretend(page: Page, browser: OldBrowser): Promise<void> {
  await page.addInitScript(forget, browser.missing);
  if (browser.scrollsToFocus) await page.addInitScript(scrollToFocus);
  const cut = (css: string) => cutSheet(css, browser.declarations);
  await page.route('**/*.css', (route) => answer(route, cut));
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname),
    (route) => answer(route, (html) => html.replace(STYLE, (_, css: string) => styleOf(cut(css)))),
  );
}

const STYLE = /<style>(.*?)<\/style>/s;

const styleOf = (css: string) => `<style>${css}</style>`;

async function answer(route: Route, change: (text: string) => string): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
}

/** Runs inside the page, whole: it may use nothing from this module. */
function forget(names: readonly string[]): void {
  for (const name of names) {
    const path = name.split('.');
    const last = path.pop() ?? '';
    const owner = path.reduce<unknown>(
      (object, part) => (part === 'window' ? window : Reflect.get(object as object, part)),
      window,
    );
    Reflect.deleteProperty(owner as object, last);
  }
}

/** Runs inside the page, whole, too. */
function scrollToFocus(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function () {
    focus.call(this);
  };
}

/** A sheet as such a browser reads it. */
function cutSheet(css: string, dropped: RegExp): string {
  const sheet = postcss.parse(css);
  cutConditions(sheet, dropped);
  sheet.walkRules((rule) => {
    if (/:has\(/.test(rule.selector)) rule.remove();
  });
  sheet.walkDecls((declaration) => {
    if (!dropped.test(written(declaration))) return;
    // With a variable it is found wrong too late: what was said before it is lost as well.
    if (declaration.value.includes('var(')) declaration.value = 'initial';
    else declaration.remove();
  });
  return sheet.toString();
}

const written = ({ prop, value }: Declaration) => `${prop}:${value}`;

/** Questions that it does not understand are answered with no. */
function cutConditions(sheet: Root, dropped: RegExp): void {
  sheet.walkAtRules((rule) => {
    if (rule.name === 'container') rule.remove();
    if (rule.name === 'media' && /[<>]=?/.test(rule.params)) rule.remove();
    const [, not, asked = ''] =
      (rule.name === 'supports' && /^(not )?\((.*)\)$/.exec(rule.params)) || [];
    if (!dropped.test(asked.replace(/:\s+/, ':'))) return;
    if (not) rule.replaceWith(rule.nodes ?? []);
    else rule.remove();
  });
}
