import type { ReactNode } from 'react';
import { ContentPicture } from '../../blocks/elements.tsx';
import { fromTablet } from '../../theme/screens.ts';
import { strong, woven } from '../../ui/classes.css.ts';
import { isLong, longestWord, TitleText } from '../../ui/title-words.tsx';
import { home } from './home.css.ts';
import * as styles from './opening.css.ts';
import * as pictures from './pictures.css.ts';

const LOOKS = {
  home,
  behind: styles.behind,
  sheet: `${styles.behind} ${styles.sheet}`,
  below: styles.below,
  inner: styles.inner,
};

/** How wide a line of the title is at 1440 px (em of the largest title); below that width, four lines of a phone are as long. */
const ROOM = { home: 8, behind: 6, sheet: 6, below: 10, inner: 8 } satisfies Record<
  keyof typeof LOOKS,
  number
>;

interface OpeningProps {
  /**
   * `home`: a landscape that fades into the page; `behind`, `sheet` and `below`: where the picture of a project is; `inner`:
   * any other page, with a drawing beside its text.
   */
  look: keyof typeof LOOKS;
  /** In the deep colour of the section; else on a light ground (a dark one in the dark scheme). */
  deep?: boolean;
  title: string;
  text: string | undefined;
  /** Address (`/images/a.jpg`) and text alternative of the picture. */
  picture?: { src?: string | undefined; alt?: string | undefined };
  /** Above the title: a kicker, or a link to the list that the page belongs to. */
  before?: ReactNode;
  /** Below the text: buttons. */
  children?: ReactNode;
}

/** The first part of a page: title, one or two sentences, a picture; below it the ribbon of the section, which a sheet has elsewhere. */
export function Opening({ look, deep = false, title, text, picture, ...parts }: OpeningProps) {
  const isInner = look === 'inner';
  // A picture beside or below the words stands after them: a browser that paints before it has read them would move it.
  const isAfter = isInner || look === 'below';
  const image = picture?.src && (
    <ContentPicture
      {...picture}
      sizes={isInner ? `${fromTablet} 35vw, 15rem` : '100vw'}
      className={isInner ? pictures.drawing : pictures.picture}
      priority
    />
  );
  return (
    <>
      <header
        className={`${LOOKS[look]} ${deep ? strong : styles.light} ${isInner && image ? styles.illustrated : ''}`}
      >
        {!isAfter && image}
        <div className={styles.words}>
          {parts.before}
          <h1
            className={`${styles.title} ${longestWord(title)} ${isLong(title, ROOM[look]) ? styles.long : ''}`}
          >
            <TitleText text={title} />
          </h1>
          {text && (
            <p className={styles.text}>
              <TitleText text={text} />
            </p>
          )}
          {parts.children}
        </div>
        {isAfter && image}
      </header>
      {look !== 'home' && look !== 'sheet' && <div className={woven} />}
    </>
  );
}
