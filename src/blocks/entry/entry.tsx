import { type ReactNode, use } from 'react';
import type { ICON_NAMES } from '../../site/vocabulary.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { kicker } from '../../ui/tag/tag.css.ts';
import { ContentPicture } from '../elements.tsx';
import { Below } from '../render-context.ts';
import * as styles from './entries.css.ts';

interface EntriesProps {
  look: keyof typeof styles.looks;
  /** `large` or `compact` for cards, `ruled` for lines. */
  value?: keyof typeof styles.values | undefined;
  children: ReactNode;
}

/** A list of entries, all in one look. */
export function Entries({ look, value, children }: EntriesProps) {
  const isBelow = use(Below) && look === 'lines';
  const looks = [styles.looks[look], value && styles.values[value], isBelow && styles.below];
  return (
    <ul role="list" className={looks.filter(Boolean).join(' ')}>
      {children}
    </ul>
  );
}

interface EntryProps {
  id?: string;
  image?: string | undefined;
  alt?: string | undefined;
  /** Displayed width of the picture, for the attribute `sizes`. */
  sizes?: string;
  /** Shown where there is no picture. */
  icon?: keyof typeof ICON_NAMES | undefined;
  /** Short text above the title. */
  label?: ReactNode;
  title: ReactNode;
  level?: 'h3' | 'h4';
  text?: ReactNode;
  /** Language of title and text, if it differs from the language of the page. */
  lang?: string | undefined;
  className?: string;
  /** What follows the text: details, a link or a button. */
  children?: ReactNode;
}

/** An entry of a list: picture or icon, then label, title, text and link. */
export function Entry({
  image,
  alt,
  sizes = '50vw',
  icon,
  label,
  title,
  text,
  ...rest
}: EntryProps) {
  const { id, level: Title = 'h3', lang, className, children } = rest;
  return (
    <li id={id} className={className ? `${styles.entry} ${className}` : styles.entry}>
      <ContentPicture src={image} alt={alt} sizes={sizes} className={styles.picture} />
      {icon && !image && <Icon name={icon} className={styles.icon} />}
      <div className={styles.body}>
        {label && <p className={kicker}>{label}</p>}
        <Title className={styles.title} lang={lang}>
          {title}
        </Title>
        {text && <p lang={lang}>{text}</p>}
        {children && <div className={styles.end}>{children}</div>}
      </div>
    </li>
  );
}
