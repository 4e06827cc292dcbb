import { categoryAnchor } from '../../content/anchors.ts';
import { writtenDay } from '../../content/days.ts';
import { filled, quoted } from '../../content/languages.ts';
import { articlesOnPage, blogPageRoute, blogPages } from '../../content/listing.ts';
import { type EntryOf, entriesOf } from '../../content/manifest.ts';
import { ARTICLE_CATEGORIES } from '../../content/vocabulary.ts';
import { visuallyHidden } from '../../theme/global.css.ts';
import { fromTablet } from '../../theme/screens.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { card, cover, label, row } from '../../ui/card/card.css.ts';
import { Link } from '../../ui/link/link.tsx';
import { ContentPicture } from '../elements.tsx';
import { useSite } from '../site-context.ts';
import { SoonButton } from '../soon-button/soon-button.tsx';
import { cardTitle, latest, list, pages, wide } from './article-list.css.ts';

/** The articles of one page of the blog (`listPage`), grouped by category. */
export function ArticleList() {
  const { manifest, listPage = 1, translate } = useSite();
  const articles = articlesOnPage(manifest, listPage);
  if (articles.length === 0) return <NoArticles />;
  const groups = ARTICLE_CATEGORIES.map((category) => ({
    category,
    articles: articles.filter(({ frontmatter }) => frontmatter.category === category),
  })).filter((group) => group.articles.length > 0);
  return (
    <>
      {groups.map(({ category, articles }) => (
        <div key={category} className={list} id={categoryAnchor(category)}>
          <h3>{translate(category)}</h3>
          <ul role="list">
            {articles.map((article) => (
              <ArticleCard
                key={article.path}
                article={article}
                level="h4"
                shape={articles.length === 1 ? 'wide' : undefined}
              />
            ))}
          </ul>
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
    <div className={latest}>
      {articles.length === 0 ? (
        <NoArticles />
      ) : (
        <ul role="list">
          {articles.map((one, at) => (
            <ArticleCard key={one.path} article={one} level="h3" shape={at ? 'row' : 'wide'} />
          ))}
        </ul>
      )}
      <ButtonLink {...linkTo('/blog')} label={words.articles.all} />
    </div>
  );
}

interface ArticleCardProps {
  article: EntryOf<'article'>;
  /** Level of the card's title. With `h4` the card is below the heading of its category, so it omits the category. */
  level: 'h3' | 'h4';
  /** `wide`: as wide as the page, picture next to the text; `row`: on a phone a row with a small picture. */
  shape?: 'wide' | 'row' | undefined;
}

/** Card of an article. While the article has no text, its button shows a message instead of a page (spec section 8). */
function ArticleCard({ article, level: Title, shape }: ArticleCardProps) {
  const { route, frontmatter } = article;
  const { title, category, excerpt, image, alt, date } = frontmatter;
  const site = useSite();
  const { lang, words, translate } = site;
  const foreign = { lang: site.foreign(article) };
  const about = ` ${quoted(title, lang)}`;
  const read = words.articles.read;
  return (
    <li className={shape ? `${card} ${{ wide, row }[shape]}` : card}>
      <ContentPicture src={image} alt={alt} sizes={`${fromTablet} 36rem, 100vw`} />
      {Title === 'h3' && <p className={label}>{translate(category)}</p>}
      {date && <time dateTime={date}>{writtenDay(date, lang)}</time>}
      <Title className={cardTitle} {...foreign}>
        {title}
      </Title>
      <p {...foreign}>{excerpt}</p>
      {route ? (
        <Link href={route} className={cover}>
          {read}
          <span className={visuallyHidden}>{about}</span>
        </Link>
      ) : (
        <SoonButton label={read} notice="article" about={about} variant="outline" />
      )}
    </li>
  );
}

const NoArticles = () => <p>{useSite().words.articles.none}</p>;
