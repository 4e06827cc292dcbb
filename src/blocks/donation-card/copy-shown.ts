import type { RefObject } from 'react';
import { copyText, selectText } from '../../ui/clipboard/copy-text.ts';
import type { NoticeText } from '../../ui/notice.ts';
import { notify } from '../../ui/toast/notify.ts';

/** Copies a text and says so; where the browser refuses, the text as shown is selected for its reader to copy. */
export async function copyShown(
  text: string,
  shown: RefObject<Element | null>,
  notices: { copied: NoticeText; refused: NoticeText },
) {
  const done = await copyText(text);
  if (!done) selectText(shown.current);
  notify(done ? notices.copied : { ...notices.refused, variant: 'destructive' });
}
