import { type DialogHTMLAttributes, useLayoutEffect, useRef } from 'react';
import { keepTabInside } from './keep-tab-inside.ts';
import { lockScroll } from './lock-scroll.ts';

type DialogProps = Omit<DialogHTMLAttributes<HTMLDialogElement>, 'onClose'> & {
  /** Called when the visitor wants it closed; the owner then stops rendering it. */
  onClose: () => void;
};

/**
 * A modal `<dialog>`, open as long as it is rendered: the page behind is inert and does not scroll,
 * Tab stays inside, Escape asks to close, and focus goes back to where it came from.
 */
export function Dialog({ onClose, onKeyDown, children, ...rest }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    const opener = document.activeElement;
    const unlock = lockScroll();
    // An old Safari knows no dialogs: it is any box there, which its styles put over the page.
    if (dialog?.showModal) dialog.showModal();
    else dialog?.setAttribute('open', '');
    return () => {
      unlock();
      dialog?.close?.();
      if (opener instanceof HTMLElement && opener.isConnected)
        opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      {...rest}
      ref={box}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The browser may close it by itself at a second Escape.
      onClose={onClose}
      onKeyDown={(event) => {
        keepTabInside(event.currentTarget, event);
        onKeyDown?.(event);
      }}
    >
      {children}
    </dialog>
  );
}
