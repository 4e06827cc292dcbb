import { type DialogHTMLAttributes, useLayoutEffect, useRef } from 'react';

type DialogProps = Omit<DialogHTMLAttributes<HTMLDialogElement>, 'onClose'> & {
  /** Called on a request to close; the owner then stops rendering it. */
  onClose: () => void;
};

/** A modal `<dialog>`, open while rendered. The browser makes the page inert and restores the focus. */
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
      // A second Escape may close it without a cancel event.
      onClose={onClose}
    >
      {children}
    </dialog>
  );
}
