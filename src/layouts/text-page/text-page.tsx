import type { ReactNode } from 'react';
import { ContentPicture } from '../../blocks/elements.tsx';
import { useSite } from '../../blocks/site-context.ts';
import { writtenDay } from '../../content/days.ts';
import { prose } from '../../theme/global.css.ts';
import { ButtonLinks } from '../../ui/button/button.tsx';
import { Link } from '../../ui/link/link.tsx';
import type { LayoutProps } from '../layout-of.tsx';
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
  documents?: readonly { label: string; href: string }[] | undefined;
  /** Link to the page of all texts of this kind. */
  list?: { href: string; hrefLang?: 'fr'; label: string };
  children: ReactNode;
}

/** A page that consists of a text, designed as a page of paper. */
export function TextPage({ title, lead, label, date, picture, list, ...parts }: TextPageProps) {
  return (
    <div className={styles.desk}>
      <article className={styles.paper}>
        <header>
          <p className={styles.heading}>
            <span className={styles.label}>{label}</span>
            {date && <time dateTime={date.iso}>{date.text}</time>}
          </p>
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <ButtonLinks links={parts.documents} className={styles.documents} />
        </header>
        {picture && <ContentPicture {...picture} className={styles.picture} priority />}
        {parts.children}
        {list && (
          <Link href={list.href} hrefLang={list.hrefLang} className={styles.back}>
            ← {list.label}
          </Link>
        )}
      </article>
    </div>
  );
}

/** Page of a blog article. */
export function ArticleLayout({ entry, children }: LayoutProps<'article'>) {
  const { title, category, date, excerpt, image, alt } = entry.frontmatter;
  const { words, lang, translate, linkTo } = useSite();
  return (
    <TextPage
      title={title}
      lead={excerpt}
      label={translate(category)}
      date={date ? { iso: date, text: writtenDay(date, lang) } : undefined}
      picture={{ src: image, alt }}
      list={{ ...linkTo('/blog'), label: words.articles.back }}
    >
      <div className={prose}>{children}</div>
    </TextPage>
  );
}

/** Page of a press release. */
export function CommuniqueLayout({ entry, children }: LayoutProps<'communique'>) {
  const { title, description, date, documents, image, alt } = entry.frontmatter;
  const { words, lang, linkTo } = useSite();
  return (
    <TextPage
      title={title}
      lead={description}
      label={words.press.label}
      date={{ iso: date, text: writtenDay(date, lang) }}
      documents={documents?.map((document) => ({ label: document.title, href: document.url }))}
      picture={{ src: image, alt }}
      list={{ ...linkTo('/ressources'), label: words.press.back }}
    >
      <div className={prose}>{children}</div>
    </TextPage>
  );
}
