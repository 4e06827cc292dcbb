import * as styles from './contribution-list.css.ts';

/** What shows where nothing is kept (spec section 4); without scripts, why. */
export const EmptyState = () => (
  <div className={styles.empty}>
    <p className={styles.emptyTitle} tabIndex={-1} data-arret="">
      Aucune contribution pour le moment
    </p>
    <p>{'Soyez le premier à partager un savoir\u202f!'}</p>
    <p className={styles.unscripted}>
      Les contributions gardées dans votre navigateur s’affichent quand JavaScript est activé.
    </p>
  </div>
);
