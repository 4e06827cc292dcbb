import { createRoot } from 'react-dom/client';
import { Button } from '../../ui/button/button.tsx';
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
      <div className={styles.head}>
        <h2 id={TITLE} className={titleClass}>
          {title}
        </h2>
        <Button label={label} variant="ghost" size="sm" onClick={close} />
      </div>
      <SiteSearch {...props} isOver />
    </Dialog>,
  );
}
