import { entriesOf } from '../../content/manifest.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { ArticleCard, NoArticles } from '../article-card/article-card.tsx';
import { useSite } from '../site-context.ts';
import { latest } from './latest-articles.css.ts';

export function LatestArticles() {
  const articles = entriesOf(useSite().manifest, 'article').slice(0, 3);
  return (
    <div className={latest}>
      {articles.length === 0 ? (
        <NoArticles />
      ) : (
        <ul role="list">
          {articles.map((article, index) => (
            <ArticleCard key={article.path} article={article} level="h3" across={index === 0} />
          ))}
        </ul>
      )}
      <ButtonLink href="/blog" label="Voir tous les articles" />
    </div>
  );
}
