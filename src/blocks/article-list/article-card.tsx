import { writtenDay } from '../../content/days.ts';
import { quoted } from '../../content/languages.ts';
import type { EntryOf } from '../../content/manifest.ts';
import { visuallyHidden } from '../../theme/global.css.ts';
import { fromTablet } from '../../theme/screens.ts';
import { card, cover, label, row } from '../../ui/card/card.css.ts';
import { Link } from '../../ui/link/link.tsx';
import { ContentPicture } from '../elements.tsx';
import { useSite } from '../site-context.ts';
import { SoonButton } from '../soon-button/soon-button.tsx';
import { cardTitle, wide } from './article-list.css.ts';

interface ArticleCardProps {
  article: EntryOf<'article'>;
  /** The level of its title: `h4` below the title of its category, which the card then leaves out. */
  level: 'h3' | 'h4';
  /** `wide`: across the page, its picture beside the text; `row`: small on a phone. */
  shape?: 'wide' | 'row' | undefined;
}

/** An article of the blog; until it has a body, « Lire l’article » shows a notice (spec section 8). */
export function ArticleCard({ article, level: Title, shape }: ArticleCardProps) {
  const { route, frontmatter } = article;
  const { title, category, excerpt, image, alt, date } = frontmatter;
  const site = useSite();
  const { lang, words, say } = site;
  const foreign = { lang: site.foreign(article) };
  const about = ` ${quoted(title, lang)}`;
  const read = words.articles.read;
  return (
    <li className={shape ? `${card} ${{ wide, row }[shape]}` : card}>
      <ContentPicture src={image} alt={alt} sizes={`${fromTablet} 36rem, 100vw`} />
      {Title === 'h3' && <p className={label}>{say(category)}</p>}
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

/** What stands in the place of articles while there are none. */
export const NoArticles = () => <p>{useSite().words.articles.none}</p>;
