import type { Page, Route } from '@playwright/test';
import postcss, { type Declaration, type Root } from 'postcss';

/** What a browser of a few years ago does without: parts of the CSS, and names of the page's objects. */
interface OldBrowser {
  /** Declarations that it drops, as `property:value`. */
  declarations: RegExp;
  /** Properties of objects that it does not have, as `object.property`. */
  missing: readonly string[];
}

/** An iPhone with iOS 14.5: no dialogs, no container queries, none of the later words of CSS. */
export const OLD: OldBrowser = {
  declarations:
    /^(translate|rotate|scale|aspect-ratio):|\d[dsl]v[hwib]\b|color-mix\(|^overflow:clip/,
  missing: ['HTMLDialogElement.prototype.showModal', 'Object.hasOwn'],
};

/** What draws pages for the smallest phones, on a server: no scripts, no variables, few words of CSS. */
export const SIMPLE: OldBrowser = {
  declarations:
    /^--|var\(|-inline|-block|^(inline|block)-size|^clip-path|^gap|^inset|grid|\b(clamp|min|max)\(/,
  missing: [],
};

/** Has the pages that are opened from now on meet such a browser: its sheets are cut, its objects too. */
export async function pretend(page: Page, browser: OldBrowser): Promise<void> {
  await page.addInitScript(forget, browser.missing);
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
