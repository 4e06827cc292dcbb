import { ContentPicture } from '../../blocks/elements.tsx';
import { useSite } from '../../blocks/site-context.ts';
import { writtenDay } from '../../content/days.ts';
import { prose } from '../../theme/global.css.ts';
import { fromWide } from '../../theme/screens.ts';
import { Link } from '../../ui/link/link.tsx';
import type { LayoutProps } from '../layout-props.ts';
import * as styles from '../text-page.css.ts';

/** Page of a blog article: header, picture, text, link to the blog. */
export function ArticleLayout({ entry, children }: LayoutProps<'article'>) {
  const { title, category, date, excerpt, image, alt } = entry.frontmatter;
  const { words, lang, translate, linkTo } = useSite();
  return (
    <article className={styles.article}>
      <header>
        <p className={styles.meta}>
          <span className={styles.kind}>{translate(category)}</span>
          {date && <time dateTime={date}>{writtenDay(date, lang)}</time>}
        </p>
        <h1>{title}</h1>
        <p className={styles.lead}>{excerpt}</p>
      </header>
      <ContentPicture
        src={image}
        alt={alt}
        sizes={`${fromWide} 1216px, 100vw`}
        className={styles.cover}
        priority
      />
      <div className={prose}>{children}</div>
      <Link {...linkTo('/blog')} className={styles.back}>
        ← {words.articles.back}
      </Link>
    </article>
  );
}
