import { createRoot } from 'react-dom/client';
import { dialog, title as titleClass } from '../../ui/dialog/dialog.css.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { searchDataIn } from './load-search.ts';
import * as styles from './site-search.css.ts';
import { SiteSearch } from './site-search.tsx';

const TITLE = 'recherche-titre';

/** Opens the search in a dialog; `data` is the data file of the search page. Rejects when it contains no search data. */
export async function openSearch(data: Response): Promise<void> {
  const props = await searchDataIn(data);
  const { title, close: label } = props.words;
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  const close = () => {
    removeEventListener('popstate', close);
    root.unmount();
    container.remove();
  };
  addEventListener('popstate', close);
  root.render(
    <Dialog
      aria-labelledby={TITLE}
      className={`${dialog} ${styles.atTop}`}
      onClose={close}
      onClick={({ target }) => target instanceof Element && target.closest('a') && close()}
    >
      <h2 id={TITLE} className={`${titleClass} ${styles.besideClose}`}>
        {title}
      </h2>
      <button type="button" className={styles.close} aria-label={label} onClick={close}>
        ×
      </button>
      <SiteSearch {...props} isOver />
    </Dialog>,
  );
}
