import {
  type AnchorHTMLAttributes,
  type ComponentProps,
  createContext,
  type HTMLAttributes,
  type ImgHTMLAttributes,
  type InputHTMLAttributes,
  type TableHTMLAttributes,
  use,
} from 'react';
import { filled } from '../content/languages.ts';
import { prose } from '../theme/global.css.ts';
import { fromTablet } from '../theme/screens.ts';
import { Link } from '../ui/link/link.tsx';
import { Picture } from '../ui/picture/picture.tsx';
import { Table } from '../ui/table/table.tsx';
import { woven } from '../ui/woven/woven.css.ts';
import { notes, right } from './elements.css.ts';
import { highlight } from './highlight/highlight.css.ts';
import { useSite } from './site-context.ts';

/** Only the link from a note back to the text has a label: its number. */
function TextLink({ href = '', 'aria-label': note, ...rest }: AnchorHTMLAttributes<HTMLElement>) {
  const { noteBack } = useSite().words.texts;
  return <Link {...rest} href={href} aria-label={note && filled(noteBack, { note })} />;
}

interface ContentPictureProps extends Partial<Omit<ComponentProps<typeof Picture>, 'picture'>> {
  src?: string | undefined;
}

/** The `sizes` of a picture in a text: the width of its lines, or of the screen in a wide band. */
export const PictureSizes = createContext(`${fromTablet} 44rem, 100vw`);

/** A picture of the content, by its address; null when the content has no such picture. */
export function ContentPicture({ src = '', alt = '', ...rest }: ContentPictureProps) {
  const picture = useSite().manifest.pictures[src];
  return <Picture sizes={use(PictureSizes)} {...rest} picture={picture} alt={alt} />;
}

/** A picture of a text; the title `"droite"` after its address makes a narrow frame show its right side. */
const TextPicture = ({ title, ...picture }: ImgHTMLAttributes<HTMLImageElement>) => (
  <ContentPicture {...picture} {...(title === 'droite' && { className: right })} />
);

const TextTable = (props: TableHTMLAttributes<HTMLTableElement>) => (
  <Table {...props} label={useSite().words.texts.table} />
);

/** The box of a task: Markdown creates inputs for lists of tasks only. */
function TaskBox(props: InputHTMLAttributes<HTMLInputElement>) {
  const { checked, unchecked } = useSite().words.texts;
  return <input {...props} aria-label={props.checked ? checked : unchecked} />;
}

/** A note block: `> [!NOTE]`. */
const NoteBox = (props: HTMLAttributes<HTMLElement>) => (
  <aside {...props} className={`${highlight} ${woven} ${prose}`} />
);

/** The footnotes at the end of a text: the only `<section>` that Markdown creates. */
const Notes = (props: HTMLAttributes<HTMLElement>) => <section {...props} className={notes} />;

/** The components of Markdown's own elements. */
export const elements = {
  a: TextLink,
  aside: NoteBox,
  img: TextPicture,
  input: TaskBox,
  section: Notes,
  table: TextTable,
};
