import { type DialogHTMLAttributes, useLayoutEffect, useRef } from 'react';

type DialogProps = Omit<DialogHTMLAttributes<HTMLDialogElement>, 'onClose'> & {
  /** Called when the visitor wants it closed; the owner then stops rendering it. */
  onClose: () => void;
};

/**
 * A modal `<dialog>`, open as long as it is rendered: the page behind is inert, Escape asks to close,
 * and focus goes back to where it came from.
 */
export function Dialog({ onClose, children, ...rest }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
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
    >
      {children}
    </dialog>
  );
}
