import type { ReactNode } from 'react';
import { ContentPicture } from '../../blocks/elements.tsx';
import { fromTablet } from '../../theme/screens.ts';
import { woven } from '../../ui/classes.css.ts';
import { TitleText } from '../../ui/title-text.tsx';
import { PageTitle } from '../page-title/page-title.tsx';
import * as styles from './opening.css.ts';

interface OpeningProps {
  /** `home`: a landscape that fades into the page; `behind`: the picture of a project; `inner`: any other page. */
  look: 'home' | 'behind' | 'inner';
  /** In the deep colour of the section; else on a light ground (a dark one in the dark scheme). */
  deep?: boolean;
  title: string;
  text: string | undefined;
  /** Address (`/images/a.jpg`) and text alternative of the picture. */
  picture?: { src?: string | undefined; alt?: string | undefined };
  /** In an inner page the picture is a scene as wide as the page below the words, not an object beside them. */
  isScene?: boolean;
  /** Above the title: a kicker, or a link to the list that the page belongs to. */
  before?: ReactNode;
  /** Below the text: buttons. */
  children?: ReactNode;
  /** Whether the ribbon of the section is below. */
  ribbon?: boolean;
}

/** The first part of a page: title, one or two sentences, a picture. */
export function Opening({ look, deep = false, title, text, picture, ...parts }: OpeningProps) {
  const { isScene, before, children, ribbon = true } = parts;
  const part = look === 'inner' && picture?.src && !isScene ? 'beside' : look;
  const image = picture?.src && (
    <ContentPicture
      {...picture}
      sizes={part === 'beside' ? `${fromTablet} 35vw, 15rem` : '100vw'}
      className={styles.pictures[part]}
      priority
    />
  );
  // A picture beside or below the words stands after them: a browser that paints before it has read them would move it.
  const isAfter = look === 'inner';
  return (
    <>
      <header className={styles.opening({ look, ground: deep ? 'deep' : 'light' })}>
        {!isAfter && image}
        <div className={styles.words[part]}>
          {before}
          <PageTitle text={title} />
          {text && (
            <p className={styles.lead}>
              <TitleText text={text} />
            </p>
          )}
          {children}
        </div>
        {isAfter && image}
      </header>
      {ribbon && <div className={woven} />}
    </>
  );
}
