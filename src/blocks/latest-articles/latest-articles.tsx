import { entriesOf } from '../../content/manifest.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { ArticleCard, NoArticles } from '../article-card/article-card.tsx';
import { useSite } from '../site-context.ts';
import { latest } from './latest-articles.css.ts';

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
