import type { ComponentProps } from 'react';
import { writtenDay } from '../../content/days.ts';
import type { Lang } from '../../content/languages.ts';
import type { Words } from '../../content/schema/interface.ts';
import { button } from '../../ui/button/button.css.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import type { PictureData } from '../../ui/picture/picture.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { strong } from '../../ui/strong/strong.css.ts';
import * as styles from './contribution-list.css.ts';
import { type Contribution, localDay } from './contributions.ts';

interface ContributionArticleProps {
  contribution: Contribution;
  icon: PictureData | undefined;
  id: string;
  words: Words['contributions'];
  lang: Lang;
  onDelete: () => void;
}

export function ContributionArticle({
  contribution,
  icon,
  id,
  words,
  lang,
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
        <span>{name || words.anonymous}</span>
        {day && <time dateTime={day}>{writtenDay(day, lang)}</time>}
      </p>
      <button
        type="button"
        className={button({ variant: 'outline', size: 'sm' })}
        aria-describedby={id}
        data-focus-target=""
        onClick={onDelete}
      >
        {words.remove}
      </button>
    </article>
  );
}

export interface EmptyStateProps {
  /** Link to the page where visitors write contributions. */
  share?: ComponentProps<typeof ButtonLink> | undefined;
  scene?: PictureData | undefined;
  /** The stored list is not read yet: the box is displayed without text, so that nothing moves later. */
  waiting: boolean;
  words: Words['contributions'];
}

/** Shown when the browser stores no contribution (spec section 4); without scripts, a text explains that it needs them. */
export const EmptyState = ({ scene, share, waiting, words }: EmptyStateProps) => (
  <div className={`${strong} ${styles.empty} ${waiting ? styles.waiting : ''}`}>
    <Picture picture={scene} alt="" sizes="100vw" className={styles.scene} />
    <p className={styles.emptyTitle} tabIndex={-1} data-focus-target="">
      {words.none}
    </p>
    <p>{words.first}</p>
    {share && <ButtonLink {...share} />}
    <p className={styles.unscripted}>{words.scripts}</p>
  </div>
);
