import type { Notice } from '../notice.ts';
import { notify } from '../toast/notify.ts';

/** Notices after a copy: done, or refused by the browser. */
export interface CopyNotices {
  copied: Notice;
  refused: Notice;
}

/**
 * Attributes of a button that copies the element with the id `from`: its `value` (of a `<data>`), else its text. One click
 * listener of the page reads them. The id contains a dot, because ids of headings never do.
 */
export const copyProps = (from: `${string}.${string}`, notices: CopyNotices) => ({
  'data-copy': from,
  'data-copy-notices': JSON.stringify(notices),
});

/** Copies what the attributes of a button name (see `copyProps`), and shows a toast with the result. */
export async function copyMarked({ dataset }: HTMLElement): Promise<void> {
  const shown = document.getElementById(dataset.copy ?? '');
  const { copied, refused }: CopyNotices = JSON.parse(dataset.copyNotices ?? '');
  const text = shown?.getAttribute('value') ?? shown?.textContent ?? '';
  notify((await copyText(text, shown)) ? copied : { ...refused, variant: 'destructive' });
}

/** Copies a text. False when the browser refuses: the text of the element `shown` is then selected, to be copied by hand. */
export async function copyText(text: string, shown: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown);
    return false;
  }
}
