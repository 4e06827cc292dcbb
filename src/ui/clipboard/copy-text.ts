import type { Notice } from '../notice.ts';
import { notify } from '../toast/notify.ts';

/** Copies a text; false when the browser refuses: the element `shown` is then selected for manual copying. */
export async function copyText(text: string, shown: Element | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (shown) getSelection()?.selectAllChildren(shown);
    return false;
  }
}

/** Copies a text and shows the notice of the result. Spaces become plain ones, as payment applications require. */
export async function copyWithNotice(
  text: string,
  shown: Element | null,
  notices: { copied: Notice; refused: Notice },
) {
  const isCopied = await copyText(text.replace(/\s/g, ' '), shown);
  notify(isCopied ? notices.copied : { ...notices.refused, variant: 'destructive' });
}
