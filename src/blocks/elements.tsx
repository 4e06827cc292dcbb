import {
  type AnchorHTMLAttributes,
  type ComponentProps,
  type HTMLAttributes,
  type ImgHTMLAttributes,
  type InputHTMLAttributes,
  type TableHTMLAttributes,
  use,
} from 'react';
import { filled } from '../site/languages.ts';
import { writtenNumber } from '../site/money.ts';
import { prose } from '../theme/prose.css.ts';
import { Link } from '../ui/link/link.tsx';
import { Picture } from '../ui/picture/picture.tsx';
import { Table } from '../ui/table/table.tsx';
import { crops, notes } from './elements-prose.css.ts';
import { PictureSizes, useRenderContext } from './render-context.ts';
import { BandTitle } from './section/band-title.tsx';
import { box } from './section/boxes.css.ts';

/** A link in a text; one to a PDF says its size. Markdown sets `aria-label` (a number) only on the link from a footnote back to the text. */
function TextLink({
  href = '',
  'aria-label': note,
  children,
  ...rest
}: AnchorHTMLAttributes<HTMLElement>) {
  const { words, manifest, lang } = useRenderContext();
  const size = manifest.downloads[href];
  return (
    <Link {...rest} href={href} aria-label={note && filled(words.texts.noteBack, { note })}>
      {children}
      {size !== undefined &&
        ` (PDF, ${filled(words.texts.weight, { count: writtenNumber(Math.ceil(size / 1024), lang) })})`}
    </Link>
  );
}

interface ContentPictureProps
  extends Partial<Omit<ComponentProps<typeof Picture>, 'picture' | 'alt'>> {
  src?: string | undefined;
  alt?: string | undefined;
}

/** A picture of the content by its address (`/images/a.jpg`); null when no such file exists. */
export function ContentPicture({ src, alt = '', ...rest }: ContentPictureProps) {
  const { pictures } = useRenderContext().manifest;
  const picture = src ? pictures[src] : undefined;
  return <Picture sizes={use(PictureSizes)} {...rest} picture={picture} alt={alt} />;
}

/** A picture in a text; its title, as in `![…](/images/a.jpg "droite")`, says how it is cropped on a phone. */
const TextPicture = ({ title = '', src, alt }: ImgHTMLAttributes<HTMLImageElement>) => (
  <ContentPicture src={src} alt={alt} {...(crops[title] && { className: crops[title] })} />
);

const TextTable = (props: TableHTMLAttributes<HTMLTableElement>) => (
  <Table {...props} label={useRenderContext().words.texts.table} />
);

/** Check box of a task list (`- [x]`), the only input that Markdown creates. */
function TaskBox(props: InputHTMLAttributes<HTMLInputElement>) {
  const { checked, unchecked } = useRenderContext().words.texts;
  return <input {...props} aria-label={props.checked ? checked : unchecked} />;
}

/** A highlighted text. */
export const highlight = `${box} ${prose}`;

/** A highlighted note, written as `> [!NOTE]`. */
const NoteBox = (props: HTMLAttributes<HTMLElement>) => <aside {...props} className={highlight} />;

/** The footnotes at the end of a text; Markdown creates a `<section>` only for these. */
const Notes = (props: HTMLAttributes<HTMLElement>) => <section {...props} className={notes} />;

/** Components that replace HTML elements in rendered Markdown. */
export const elements = {
  a: TextLink,
  aside: NoteBox,
  h2: BandTitle,
  img: TextPicture,
  input: TaskBox,
  section: Notes,
  table: TextTable,
};
