import { TitleText } from '../../ui/title-text.tsx';
import * as styles from './page-title.css.ts';

/** Characters of a title in the largest size: three lines of a desktop, four of a phone. */
const MAX_LARGE = 52;

/** The title of a page, in a container with the class `room`; one step smaller if it is long. */
export const PageTitle = ({ text, className = '' }: { text: string; className?: string }) => (
  <h1 className={`${text.length > MAX_LARGE ? styles.long : styles.title} ${className}`.trim()}>
    <TitleText text={text} />
  </h1>
);
