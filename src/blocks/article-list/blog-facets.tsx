import { COLON } from '../../content/languages.ts';
import { categoryAddress } from '../../content/listing.ts';
import { fromTablet } from '../../theme/screens.ts';
import { card, row } from '../../ui/card/card.css.ts';
import type { BlockProps } from '../block-props.ts';
import { ContentPicture } from '../elements.tsx';
import { useSite } from '../site-context.ts';
import { SoonButton } from '../soon-button/soon-button.tsx';
import { facets } from './article-list.css.ts';

/** Categories of the blog. The button of a category without a published article shows a message (toast). */
export function BlogFacets({ items }: BlockProps<'BlogFacets'>) {
  const { manifest, words, lang, translate } = useSite();
  return (
    <ul role="list" className={facets}>
      {items.map(({ category, description, image, alt }) => (
        <li key={category} className={`${card} ${row}`}>
          <ContentPicture src={image} alt={alt} sizes={`${fromTablet} 24rem, 6rem`} />
          <h3>{translate(category)}</h3>
          <p>{description}</p>
          <SoonButton
            href={categoryAddress(manifest, category)}
            label={words.articles.readMore}
            notice="facette"
            about={COLON[lang] + translate(category)}
            values={{ category: translate(category) }}
            variant="outline"
          />
        </li>
      ))}
    </ul>
  );
}
