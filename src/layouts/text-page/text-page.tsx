import type { ReactNode } from 'react';
import { ContentPicture } from '../../blocks/elements.tsx';
import { useRenderContext } from '../../blocks/render-context.ts';
import { entriesOf } from '../../model/manifest.ts';
import { writtenDay } from '../../site/days.ts';
import { langOf } from '../../site/languages.ts';
import { article, prose } from '../../theme/global.css.ts';
import { ButtonLinks } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import type { LayoutProps } from '../layout-props.ts';
import { room } from '../opening/opening.css.ts';
import { PageTitle } from '../opening/opening.tsx';
import * as styles from './text-page.css.ts';

interface TextPageProps {
  title: string;
  lead: string;
  /** Kind or category of the text, above the title. */
  label: string;
  /** ISO day or month, and the same in words. */
  date?: { iso: string; text: string } | undefined;
  picture?: { src?: string | undefined; alt?: string | undefined };
  /** Links at the end of the header. */
  documents?: readonly { title: string; url: string }[] | undefined;
  /** The text to read after this one. */
  next?: { route: string | null; title: string } | undefined;
  /** Link to the page of all texts of this kind. */
  list?: { href: string; hrefLang?: 'fr'; label: string };
  children: ReactNode;
}

/** A page that consists of a text. */
export function TextPage({ title, lead, label, date, picture, list, ...parts }: TextPageProps) {
  return (
    <article className={`${room} ${styles.paper}`}>
      <PageTitle text={title} className={styles.title} />
      <header className={styles.column}>
        <p className={styles.heading}>
          <span className={styles.label}>{label}</span>
          {date && <time dateTime={date.iso}>{date.text}</time>}
        </p>
        <p className={styles.lead}>{lead}</p>
        <ButtonLinks
          links={parts.documents?.map(({ title: label, url: href }) => ({ label, href }))}
          className={styles.documents}
        />
      </header>
      <div className={styles.beside}>
        {picture && <ContentPicture {...picture} className={styles.picture} priority />}
        <div className={`${prose} ${article}`}>{parts.children}</div>
        {parts.next?.route && (
          <Link href={parts.next.route} className={styles.back}>
            {parts.next.title} →
          </Link>
        )}
        {list && (
          <Link href={list.href} hrefLang={list.hrefLang} className={styles.back}>
            ← {list.label}
          </Link>
        )}
      </div>
    </article>
  );
}

/** Page of a blog article or a press release. */
export function TextLayout({ entry, children }: LayoutProps<'article' | 'communique'>) {
  const { title, date, image, alt } = entry.frontmatter;
  const { manifest, words, lang, translate, linkTo } = useRenderContext();
  const texts = entriesOf(manifest, entry.kind).filter((one) => one.route && langOf(one) === lang);
  const parts =
    entry.kind === 'article'
      ? {
          lead: entry.frontmatter.excerpt,
          label: translate(entry.frontmatter.category),
          list: { ...linkTo('/blog'), label: words.articles.back },
        }
      : {
          lead: entry.frontmatter.description,
          label: words.press.label,
          documents: entry.frontmatter.documents,
          list: { ...linkTo('/ressources'), label: words.press.back },
        };
  return (
    <TextPage
      {...parts}
      title={title}
      date={date ? { iso: date, text: writtenDay(date, lang) } : undefined}
      picture={{ src: image, alt }}
      next={texts[texts.findIndex(({ path }) => path === entry.path) + 1]}
    >
      {children}
    </TextPage>
  );
}
