import { categoryAnchor } from '../../content/anchors.ts';
import { writtenDay } from '../../content/days.ts';
import { COLON, filled, quoted } from '../../content/languages.ts';
import {
  articlesOnPage,
  blogPageRoute,
  blogPages,
  categoryAddress,
} from '../../content/listing.ts';
import { type EntryOf, entriesOf } from '../../content/manifest.ts';
import { ARTICLE_CATEGORIES } from '../../content/vocabulary.ts';
import { visuallyHidden } from '../../theme/classes.css.ts';
import { fromTablet } from '../../theme/screens.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { cover } from '../../ui/link/cover.css.ts';
import { Link } from '../../ui/link/link.tsx';
import type { BlockProps } from '../block-props.ts';
import { NoticeButton } from '../notice-button/notice-button.tsx';
import { useSite } from '../site-context.ts';
import { group, pages } from './article-lists.css.ts';
import { wide } from './entries.css.ts';
import { Entries, Entry } from './entry.tsx';

const NoArticles = () => <p>{useSite().words.articles.none}</p>;

/** The articles of one page of the blog (`listPage`), grouped by category. */
export function ArticleList() {
  const { manifest, listPage = 1, translate } = useSite();
  const articles = articlesOnPage(manifest, listPage);
  if (articles.length === 0) return <NoArticles />;
  const groups = ARTICLE_CATEGORIES.map((category) => ({
    category,
    articles: articles.filter(({ frontmatter }) => frontmatter.category === category),
  })).filter((one) => one.articles.length > 0);
  return (
    <>
      {groups.map(({ category, articles }) => (
        <div key={category} className={group} id={categoryAnchor(category)}>
          <h3>{translate(category)}</h3>
          <Entries look="cards">
            {articles.map((article) => (
              <ArticleCard
                key={article.path}
                article={article}
                level="h4"
                isWide={articles.length === 1}
              />
            ))}
          </Entries>
        </div>
      ))}
      <OtherPages page={listPage} last={blogPages(manifest)} />
    </>
  );
}

/** Links to the pages with newer and older articles; null when the blog has one page. */
function OtherPages({ page, last }: { page: number; last: number }) {
  const { pages: label, newer, older, pageOf } = useSite().words.articles;
  if (last === 1) return null;
  return (
    <nav aria-label={label} className={pages}>
      {page > 1 && <Link href={blogPageRoute(page - 1)}>{newer}</Link>}
      <span>{filled(pageOf, { page, last })}</span>
      {page < last && <Link href={blogPageRoute(page + 1)}>{older}</Link>}
    </nav>
  );
}

/** The three newest articles, and a link to the blog. */
export function LatestArticles() {
  const { manifest, words, linkTo } = useSite();
  const articles = entriesOf(manifest, 'article').slice(0, 3);
  return (
    <>
      {articles.length === 0 ? (
        <NoArticles />
      ) : (
        <Entries look="compact">
          {articles.map((one, at) => (
            <ArticleCard key={one.path} article={one} level="h3" isWide={at === 0} />
          ))}
        </Entries>
      )}
      <p>
        <ButtonLink {...linkTo('/blog')} label={words.articles.all} />
      </p>
    </>
  );
}

interface ArticleCardProps {
  article: EntryOf<'article'>;
  /** Level of the card's title. With `h4` the card is below the heading of its category, so it omits the category. */
  level: 'h3' | 'h4';
  isWide: boolean;
}

/** Card of an article. While the article has no text, its button shows a message instead of a page (spec section 8). */
function ArticleCard({ article, level, isWide }: ArticleCardProps) {
  const { title, category, excerpt, image, alt, date } = article.frontmatter;
  const { foreign, lang, words, translate } = useSite();
  const about = ` ${quoted(title, lang)}`;
  const { read } = words.articles;
  const day = date && <time dateTime={date}>{writtenDay(date, lang)}</time>;
  return (
    <Entry
      {...{ image, alt, title, level }}
      sizes={`${fromTablet} 36rem, 100vw`}
      label={level === 'h4' ? day : [`${translate(category)} `, day]}
      text={excerpt}
      lang={foreign(article)}
      {...(isWide && { className: wide })}
    >
      {article.route ? (
        <Link href={article.route} className={cover}>
          {read}
          <span className={visuallyHidden}>{about}</span>
        </Link>
      ) : (
        <NoticeButton label={read} notice="article" about={about} variant="outline" />
      )}
    </Entry>
  );
}

/** Categories of the blog. The button of a category without a published article shows a message (toast). */
export function BlogFacets({ items }: BlockProps<'BlogFacets'>) {
  const { manifest, words, lang, translate } = useSite();
  return (
    <Entries look="compact">
      {items.map(({ category, description, image, alt }) => (
        <Entry
          key={category}
          {...{ image, alt }}
          sizes={`${fromTablet} 24rem, 6rem`}
          title={translate(category)}
          text={description}
        >
          <NoticeButton
            href={categoryAddress(manifest, category)}
            label={words.articles.readMore}
            notice="facette"
            about={COLON[lang] + translate(category)}
            values={{ category: translate(category) }}
            variant="outline"
          />
        </Entry>
      ))}
    </Entries>
  );
}
