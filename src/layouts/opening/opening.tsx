import type { ReactNode } from 'react';
import { ContentPicture } from '../../blocks/elements.tsx';
import { fromTablet } from '../../theme/screens.ts';
import { strong, woven } from '../../ui/classes.css.ts';
import { TitleText } from '../../ui/title-text.tsx';
import * as styles from './opening.css.ts';

/** Characters of a title in the largest size: three lines of a desktop, four of a phone. */
const MAX_LARGE = 52;

/** The title of a page, in a container with the class `room`; one step smaller if it is long. */
export const PageTitle = ({ text, className = '' }: { text: string; className?: string }) => (
  <h1 className={`${text.length > MAX_LARGE ? styles.long : styles.title} ${className}`.trim()}>
    <TitleText text={text} />
  </h1>
);

interface OpeningProps {
  /**
   * Where the picture is: `home`, a landscape that fades into the page; `behind` the words; `below` them, a scene as wide as
   * the page; `beside` them, an object.
   */
  look: 'home' | 'behind' | 'below' | 'beside';
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
  /** Whether the ribbon of the section is below. */
  ribbon?: boolean;
}

/** The first part of a page: title, one or two sentences, a picture. */
export function Opening({ look, deep = false, title, text, picture, ...parts }: OpeningProps) {
  const { before, children, ribbon = true } = parts;
  const image = picture?.src && (
    <ContentPicture
      {...picture}
      sizes={look === 'beside' ? `${fromTablet} 35vw, 15rem` : '100vw'}
      className={styles.pictures[look]}
      priority
    />
  );
  // A picture beside or below the words stands after them: a browser that paints before it has read them would move it.
  const isAfter = look === 'below' || look === 'beside';
  return (
    <>
      <header className={`${styles.opening[look]} ${deep ? strong : ''}`.trim()}>
        {!isAfter && image}
        <div className={styles.words[look]}>
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
