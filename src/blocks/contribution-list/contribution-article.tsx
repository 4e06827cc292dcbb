import { frenchDay } from '../../content/days.ts';
import { button } from '../../ui/button/button.css.ts';
import type { PictureData } from '../../ui/picture/picture.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import * as styles from './contribution-list.css.ts';
import { type Contribution, localDay } from './contributions.ts';

interface ContributionArticleProps {
  contribution: Contribution;
  icon: PictureData | undefined;
  /** Unique in the page. */
  id: string;
  onDelete: () => void;
}

/** One contribution: its kind, its words, who gave it and when. */
export function ContributionArticle({
  contribution,
  icon,
  id,
  onDelete,
}: ContributionArticleProps) {
  const { type, text, name, time } = contribution;
  const day = time === undefined ? undefined : localDay(time);
  return (
    <article className={styles.article} aria-labelledby={id}>
      <h3 className={styles.type} id={id}>
        <Picture picture={icon} alt="" sizes="48px" className={styles.icon} />
        <span>{type}</span>
      </h3>
      <p className={styles.text}>{text}</p>
      <p className={styles.source}>
        <span>{name}</span>
        {day && <time dateTime={day}>{frenchDay(day)}</time>}
      </p>
      <button
        type="button"
        className={button({ variant: 'outline', size: 'sm' })}
        aria-describedby={id}
        data-focus-target=""
        onClick={onDelete}
      >
        Supprimer
      </button>
    </article>
  );
}
