import type { PictureData } from '../../ui/picture/picture.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import * as styles from './contribution-list.css.ts';

interface EmptyStateProps {
  picture: PictureData | undefined;
  /** Whether what is kept is still unknown: its place stays, and nothing is said. */
  waiting: boolean;
}

/** What shows where nothing is kept (spec section 4); without scripts, why. */
export const EmptyState = ({ picture, waiting }: EmptyStateProps) => (
  <div className={`${styles.empty} ${waiting ? styles.waiting : ''}`}>
    <Picture picture={picture} alt="" sizes="96px" className={styles.emptyPicture} />
    <p className={styles.emptyTitle} tabIndex={-1} data-focus-target="">
      Aucune contribution pour le moment
    </p>
    <p>{'Soyez le premier à partager un savoir\u202f!'}</p>
    <p className={styles.unscripted}>
      Les contributions gardées dans votre navigateur s’affichent quand JavaScript est activé.
    </p>
  </div>
);
