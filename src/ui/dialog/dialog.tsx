import { type DialogHTMLAttributes, useLayoutEffect, useRef } from 'react';

type DialogProps = Omit<DialogHTMLAttributes<HTMLDialogElement>, 'onClose'> & {
  /** Called when the visitor closes the dialog; the parent component then stops rendering it. */
  onClose: () => void;
};

/** A modal `<dialog>`, open while it is rendered. The browser makes the page behind it inert, and restores the focus. */
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
      // On a second Escape some browsers close the dialog without a cancel event.
      onClose={onClose}
    >
      {children}
    </dialog>
  );
}
