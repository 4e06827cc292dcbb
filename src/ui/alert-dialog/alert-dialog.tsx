import { button } from '../button/button.css.ts';
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
        <button type="button" className={button({ variant: 'outline' })} onClick={on.onCancel}>
          {cancel}
        </button>
        <button type="button" className={button({ variant: 'destructive' })} onClick={on.onConfirm}>
          {confirm}
        </button>
      </div>
    </Dialog>
  );
}
