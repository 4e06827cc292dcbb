import type { Notice } from '../notice.ts';
import { notify } from '../toast/notify.ts';

/**
 * Puts a text on the clipboard. False when the browser has no clipboard or refuses: the text as shown is then
 * selected for its reader to copy.
 */
export async function copyText(text: string, shown: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown);
    return false;
  }
}

/** Copies a text, with plain spaces, so that a payment application accepts it, and shows the notice for the result. */
export async function copyWithNotice(
  text: string,
  shown: Element | null,
  notices: { copied: Notice; refused: Notice },
) {
  const isCopied = await copyText(text.replace(/\s/g, ' '), shown);
  notify(isCopied ? notices.copied : { ...notices.refused, variant: 'destructive' });
}
