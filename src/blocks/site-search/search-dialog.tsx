import { createRoot } from 'react-dom/client';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { searchDataIn } from './load-search.ts';
import * as styles from './site-search.css.ts';
import { SiteSearch } from './site-search.tsx';

const TITLE = 'recherche-titre';

/** Shows the search over a page, as its own page has it, whose data came. Rejects when they cannot be had. */
export async function openSearch(data: Response): Promise<void> {
  const props = await searchDataIn(data);
  const { title, close: label } = props.words;
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const close = () => {
    removeEventListener('popstate', close);
    root.unmount();
    place.remove();
  };
  addEventListener('popstate', close);
  root.render(
    <Dialog
      aria-labelledby={TITLE}
      className={styles.dialog}
      onClose={close}
      onClick={({ target }) => target instanceof Element && target.closest('a') && close()}
    >
      <h2 id={TITLE}>{title}</h2>
      <button type="button" className={styles.close} aria-label={label} onClick={close}>
        ×
      </button>
      <SiteSearch {...props} isOver />
    </Dialog>,
  );
}
