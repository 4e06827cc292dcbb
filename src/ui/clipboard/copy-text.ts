import type { Notice } from '../notice.ts';
import { notify } from '../toast/notify.ts';

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

/** Copies a text and shows a toast with the result. No-break spaces become plain ones: payment applications refuse them. */
export async function copyWithNotice(
  text: string,
  shown: Element | null,
  notices: { copied: Notice; refused: Notice },
) {
  const isCopied = await copyText(text.replace(/\s/g, ' '), shown);
  notify(isCopied ? notices.copied : { ...notices.refused, variant: 'destructive' });
}
