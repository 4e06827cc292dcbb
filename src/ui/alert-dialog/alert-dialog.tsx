import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import * as styles from './alert-dialog.css.ts';

interface AlertDialogProps {
  /** Prefix of the ids in the dialog, unique in the page. */
  id: string;
  title: string;
  text: string;
  cancel: string;
  confirm: string;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks to confirm an action that cannot be undone; the focus is on the cancel button. */
export function AlertDialog({ id, title, text, cancel, confirm, ...on }: AlertDialogProps) {
  return (
    <Dialog
      role="alertdialog"
      aria-labelledby={`${id}-titre`}
      aria-describedby={`${id}-texte`}
      className={styles.dialog}
      onClose={on.onCancel}
    >
      <h2 id={`${id}-titre`} className={styles.title}>
        {title}
      </h2>
      <p id={`${id}-texte`}>{text}</p>
      <div className={styles.actions}>
        <Button variant="outline" label={cancel} onClick={on.onCancel} />
        <Button variant="destructive" label={confirm} onClick={on.onConfirm} />
      </div>
    </Dialog>
  );
}
