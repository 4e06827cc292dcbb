import { categoryAnchor } from '../../content/anchors.ts';
import { filled } from '../../content/languages.ts';
import { articlesOnPage, blogPageRoute, blogPages } from '../../content/listing.ts';
import { entriesOf } from '../../content/manifest.ts';
import { ARTICLE_CATEGORIES } from '../../content/vocabulary.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Link } from '../../ui/link/link.tsx';
import { useSite } from '../site-context.ts';
import { ArticleCard, NoArticles } from './article-card.tsx';
import { latest, list, pages } from './article-list.css.ts';

/** The articles of this page of the blog, by category. */
export function ArticleList() {
  const { manifest, listPage = 1, say } = useSite();
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
          <h3>{say(category)}</h3>
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

/** Links to newer and older articles; nothing while all stand on one page. */
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

/** The newest articles, and the way to all. */
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
