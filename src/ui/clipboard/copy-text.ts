/**
 * Puts a text on the clipboard, with plain spaces in place of no-break ones, so that a payment
 * application accepts it. False when the browser has no clipboard or refuses.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text.replace(/\s/g, ' '));
    return true;
  } catch {
    return false;
  }
}

/** Selects what an element shows, for the visitor to copy by hand. */
export function selectText(element: Element | null): void {
  if (element) getSelection()?.selectAllChildren(element);
}
