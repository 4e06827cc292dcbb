import type { ElementHandle, Page } from '@playwright/test';
import { axeFaults } from './axe.ts';
import { type Control, findControls } from './controls.ts';
import { whenAtRest } from './page.ts';
import { expect } from './test.ts';

/**
 * What a visitor notices of a page: its address, words, states and fields, what it has copied, and where the keyboard is,
 * if not at the control that is used. Runs inside the page, whole.
 */
function whatIsNoticed(at: number) {
  const controls: unknown = Reflect.get(document, 'controls');
  // Another document is there.
  if (!Array.isArray(controls)) return { seen: '', keyboard: '' };
  const states = [...document.querySelectorAll('a,button,input,select,textarea,summary')].map(
    (one) => [
      ...one.getAttributeNames().map((name) => /^aria-/.test(name) && one.getAttribute(name)),
      one.matches(':checked'),
      Reflect.get(one, 'value'),
    ],
  );
  const open = document.querySelectorAll('dialog[open],details[open]').length;
  const copied = Reflect.get(window, 'copied');
  const { activeElement } = document;
  const isMoved = activeElement !== controls[at];
  const keyboard =
    isMoved && activeElement?.closest('a,button,input,h1') ? activeElement.outerHTML : '';
  return {
    // biome-ignore lint/performance/useDomNodeTextContent: nobody notices what is hidden
    seen: [location.href, document.body.innerText, states, open, copied].join('\n'),
    keyboard,
  };
}

/** Does to a control what a visitor does to one of its kind. */
async function use(page: Page, element: ElementHandle<Element>): Promise<void> {
  const kind = await element.evaluate((one) => Reflect.get(one, 'type') ?? one.localName);
  if (kind === 'file') {
    const buffer = Buffer.from('essai');
    return element.setInputFiles({ name: 'recu.txt', mimeType: 'text/plain', buffer });
  }
  if (kind === 'date') return element.fill('2031-05-04');
  if (kind === 'select-one') {
    await element.evaluate((one: HTMLSelectElement) => {
      Reflect.set(window, 'other', one.selectedIndex === 1 ? 0 : 1);
    });
    await element.selectOption({ index: Number(await page.evaluate('other')) });
    return;
  }
  await element.click({ timeout: 15_000 });
  // A sign that every field takes.
  if (/^(?:text|search|password|email|tel|url|number)/.test(String(kind)))
    await page.keyboard.type('1');
}

/** Writes something into the form of a button, so that there is something to send, to copy or to take away. */
const fillFormOf = (element: ElementHandle<Element>) =>
  element.evaluate((one) => {
    if (!one.matches('form button')) return;
    const field = one
      .closest('form')
      ?.querySelector<HTMLInputElement>('input:not([type=checkbox])');
    field?.focus();
    document.execCommand('insertText', false, 'a');
  });

/** Waits until a control that was found before is there again, after the same steps: a menu may take a moment to open. */
async function findAgain(page: Page, control: Control): Promise<Control> {
  let found: Control | undefined;
  const isSame = (one?: Control) => one?.sort === control.sort && one.name === control.name;
  await expect
    .poll(async () => {
      const controls = await page.evaluate(findControls);
      const atPlace = controls[control.at];
      found = isSame(atPlace) ? atPlace : controls.find(isSame);
      return found !== undefined;
    }, control.name)
    .toBe(true);
  return found ?? control;
}

/** Uses a control, and gives what is wrong: empty when something changes that a visitor notices, or stays in its state. */
async function answers(page: Page, { at, settled }: Control): Promise<string> {
  const handle = await page.evaluateHandle((place) => Reflect.get(document, 'controls')[place], at);
  const element = handle.asElement() as ElementHandle<Element>;
  await fillFormOf(element);
  const before = await page.evaluate(whatIsNoticed, at);
  try {
    await use(page, element);
  } catch (error) {
    return `cannot be used: ${String(error).slice(0, 200)}`;
  }
  const isChanged = async () => {
    const { seen, keyboard } = await page.evaluate(whatIsNoticed, at).catch(async (error) => {
      // Another document is on its way.
      if (!/Execution context was destroyed/.test(String(error))) throw error;
      await page.waitForLoadState();
      return { seen: '', keyboard: '' };
    });
    return seen !== before.seen || (keyboard !== '' && keyboard !== before.keyboard);
  };
  const isAsItWas = async () => settled && (await element.isVisible());
  try {
    const intervals = [20, 50, 100, 250];
    await expect
      .poll(async () => (await isAsItWas()) || (await isChanged()), { intervals })
      .toBe(true);
  } catch (error) {
    return `changes nothing: ${String(error).slice(0, 200)}`;
  }
  return '';
}

/** A walk through pages: every control is looked for at its place at each width, and one of each sort is used. */
export const newWalk = ({
  // A phone, and a screen on which the menu is a row and panels stand beside texts.
  widths = [390, 1280],
  elsewhere = /^$/,
}: {
  widths?: readonly number[];
  elsewhere?: RegExp;
} = {}) => ({
  /** Widths of the window (pixels). */
  widths,
  /** Names of controls that another walk uses. */
  elsewhere,
  faults: [] as string[],
  /** How many controls were looked for on pages as they come. */
  controls: 0,
  /** The sorts that were used, those in menus, dialogs and notices included. */
  sorts: new Set<string>(),
});

type Walk = ReturnType<typeof newWalk>;

/** Whether no control of this sort was met before. */
function isNew({ elsewhere, sorts }: Walk, control: Control, width: number): boolean {
  if (elsewhere.test(control.name)) return false;
  // What the content does is the same at each width; the frame has another menu.
  const isContent = / \(main\) /.test(control.name);
  const sort = isContent ? control.sort : `${width} ${control.sort}`;
  if (sorts.has(sort)) return false;
  sorts.add(sort);
  return true;
}

/**
 * Looks at all controls of a page, and uses those of a new sort, each on the page as `open` brings it; then the controls
 * that this has brought, in a dialog, a menu or a notice, in which axe finds nothing.
 */
export async function walkPage(page: Page, open: () => Promise<unknown>, walk: Walk) {
  await open();
  const address = page.url();
  const report = (where: string, fault: string) =>
    fault && walk.faults.push(`${new URL(address).pathname} ${where} ${fault}`);
  const paths = walk.widths.map((width): { width: number; steps: Control[] } => ({
    width,
    steps: [],
  }));
  for (const { width, steps } of paths) {
    const isFirst = steps.length === 0;
    await page.setViewportSize({ width, height: 844 });
    if (!isFirst) await open();
    const where = `${width} px ${steps.map(({ name }) => name).join(' > ')}`;
    let fault = '';
    for (const control of steps) fault = await answers(page, await findAgain(page, control));
    report(where, fault);
    if (page.url() !== address) continue;
    await whenAtRest(page);
    let isBrought = false;
    for (const control of await page.evaluate(findControls)) {
      const isOther = isNew(walk, control, width);
      // What leads away from the site is only seen.
      if (isOther && !control.covered && !control.leads)
        paths.push({ width, steps: [...steps, control] });
      if (isFirst) walk.controls += 1;
      isBrought ||= isOther && !isFirst;
      // What is brought may lie over the page, as an open menu does. Nothing may lie over what is brought.
      if (isFirst || isOther) report(`${width} px ${control.name}`, control.covered ?? '');
    }
    if (isBrought) report(where, (await axeFaults(page)).join());
  }
}
