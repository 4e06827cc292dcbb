import { frenchDay } from '../../content/days.ts';
import type { EntryOf } from '../../content/manifest.ts';
import { visuallyHidden } from '../../theme/global.css.ts';
import { fromTablet } from '../../theme/screens.ts';
import { card, cover, label } from '../../ui/card/card.css.ts';
import { Link } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { useSite } from '../site-context.ts';
import { SoonButton } from '../soon-button/soon-button.tsx';
import { wide } from './article-card.css.ts';

interface ArticleCardProps {
  article: EntryOf<'article'>;
  /** The level of its title: `h4` below the title of its category, which the card then leaves out. */
  level: 'h3' | 'h4';
  /** Across the page, its picture beside the text. */
  across?: boolean;
}

/** An article of the blog; until it has a body, « Lire l’article » shows a notice (spec section 8). */
export function ArticleCard({ article, level: Title, across = false }: ArticleCardProps) {
  const { route, frontmatter } = article;
  const { title, category, excerpt, image, alt, date } = frontmatter;
  return (
    <li className={across ? `${card} ${wide}` : card}>
      <Picture
        picture={useSite().manifest.pictures[image]}
        alt={alt}
        sizes={`${fromTablet} 36rem, 100vw`}
      />
      {Title === 'h3' && <p className={label}>{category}</p>}
      {date && <time dateTime={date}>{frenchDay(date)}</time>}
      <Title>{title}</Title>
      <p>{excerpt}</p>
      {route ? (
        <Link href={route} className={cover}>
          Lire l’article<span className={visuallyHidden}> « {title} »</span>
        </Link>
      ) : (
        <SoonButton
          label="Lire l’article"
          notice="article"
          about={`« ${title} »`}
          variant="outline"
        />
      )}
    </li>
  );
}

/** What stands in the place of articles while there are none. */
export const NoArticles = () => <p>Les premiers articles seront publiés ici.</p>;
