import { Dialog } from '../../ui/dialog/dialog.tsx';
import { propsOf } from './load-search.ts';
import * as styles from './site-search.css.ts';
import { SiteSearch } from './site-search.tsx';

const TITLE = 'recherche-titre';

/** The search over a page, as its own page has it, whose data came. Rejects when they cannot be had. */
export async function searchDialog(data: Response) {
  const props = await propsOf(data);
  const { title, close } = props.words;
  return ({ onClose }: { onClose: () => void }) => (
    <Dialog
      aria-labelledby={TITLE}
      className={styles.dialog}
      onClose={onClose}
      // To the page that is shown already, a link changes nothing else.
      onClick={({ target }) => target instanceof Element && target.closest('a') && onClose()}
    >
      <h2 id={TITLE}>{title}</h2>
      <button type="button" className={styles.close} aria-label={close} onClick={onClose}>
        ×
      </button>
      <SiteSearch {...props} isOver />
    </Dialog>
  );
}
