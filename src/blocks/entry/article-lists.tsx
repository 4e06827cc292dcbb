import { dayOf, type EntryOf, entriesOf, type Manifest } from '../../model/manifest.ts';
import { writtenDay } from '../../site/days.ts';
import { COLON, quoted } from '../../site/languages.ts';
import { categoryAnchor, OLDER_ARTICLES, ROUTES } from '../../site/routes.ts';
import { ARTICLE_CATEGORIES } from '../../site/vocabulary.ts';
import { stacks, visuallyHidden } from '../../theme/classes.css.ts';
import { fromTablet } from '../../theme/screens.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { cover } from '../../ui/classes.css.ts';
import { Link } from '../../ui/link/link.tsx';
import type { BlockProps } from '../block-props.ts';
import { NoticeButton } from '../notice-button/notice-button.tsx';
import { useRenderContext } from '../render-context.ts';
import { group } from './entries.css.ts';
import { Entries, Entry } from './entry.tsx';

const NoArticles = () => <p>{useRenderContext().words.articles.none}</p>;

/** Number of articles with a card in the blog: more would be too heavy for slow networks, so older ones are titles. */
const MAX_CARDS = 12;

/** The newest articles as cards, grouped by category, then the titles of the older ones. */
export function ArticleList() {
  const { manifest, translate } = useRenderContext();
  const all = entriesOf(manifest, 'article');
  const articles = all.slice(0, MAX_CARDS);
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
              <ArticleCard key={article.path} article={article} level="h4" />
            ))}
          </Entries>
        </div>
      ))}
      <OlderArticles articles={all.slice(MAX_CARDS)} />
    </>
  );
}

/** Titles of articles, each with its day; null without any. */
function OlderArticles({ articles }: { articles: readonly EntryOf<'article'>[] }) {
  const { foreign, words, lang } = useRenderContext();
  if (articles.length === 0) return null;
  return (
    <div className={group} id={OLDER_ARTICLES}>
      <h3>{words.articles.older}</h3>
      <ul>
        {articles.map((article) => (
          <li key={article.path} lang={foreign(article)}>
            {article.route ? <Link href={article.route}>{article.title}</Link> : article.title}{' '}
            <small>{writtenDay(dayOf(article), lang)}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Address in the blog of the newest article with a body of a category; undefined without one. */
function categoryAddress(manifest: Manifest, category: string): string | undefined {
  const at = entriesOf(manifest, 'article').findIndex(
    ({ hasBody, frontmatter }) => hasBody && frontmatter.category === category,
  );
  if (at < 0) return undefined;
  return `${ROUTES.blog}#${at < MAX_CARDS ? categoryAnchor(category) : OLDER_ARTICLES}`;
}

/** The three newest articles with a text, and a link to the blog. */
export function LatestArticles() {
  const { manifest, words, linkTo } = useRenderContext();
  const articles = entriesOf(manifest, 'article')
    .filter(({ route }) => route)
    .slice(0, 3);
  return (
    <div className={stacks[3]}>
      {articles.length === 0 ? (
        <NoArticles />
      ) : (
        <Entries look="cards" value="compact">
          {articles.map((one) => (
            <ArticleCard key={one.path} article={one} level="h3" />
          ))}
        </Entries>
      )}
      <p>
        <ButtonLink {...linkTo('/blog')} label={words.articles.all} />
      </p>
    </div>
  );
}

interface ArticleCardProps {
  article: EntryOf<'article'>;
  /** Level of the card's title. With `h4` the card is below the heading of its category, so it omits the category. */
  level: 'h3' | 'h4';
}

/** Card of an article. While the article has no text, its button shows a message instead of a page (docs/contract.md#content). */
function ArticleCard({ article, level }: ArticleCardProps) {
  const { title, category, excerpt, image, alt, date } = article.frontmatter;
  const { foreign, lang, words, translate } = useRenderContext();
  const about = ` ${quoted(title, lang)}`;
  const { read } = words.articles;
  const day = date && <time dateTime={date}>{writtenDay(date, lang)}</time>;
  const label = (
    <>
      {`${translate(category)} `}
      {day}
    </>
  );
  return (
    <Entry
      {...{ image, alt, title, level }}
      sizes={`${fromTablet} 36rem, 100vw`}
      label={level === 'h4' ? day : label}
      text={excerpt}
      lang={foreign(article)}
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
  const { manifest, words, lang, translate } = useRenderContext();
  return (
    <Entries look="cards" value="compact">
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
