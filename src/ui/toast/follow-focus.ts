/**
 * Notes from where the focus comes into the notifications. Returns what gives it back there, if it is in
 * them: a toast takes away what has the focus as it goes.
 */
export function followFocus(place: HTMLElement): () => void {
  let before: EventTarget | null = null;
  place.addEventListener('focusin', ({ relatedTarget }) => {
    const moves = relatedTarget instanceof Node && place.contains(relatedTarget);
    if (!moves) before = relatedTarget;
  });
  return () => {
    if (!place.contains(document.activeElement)) return;
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}
