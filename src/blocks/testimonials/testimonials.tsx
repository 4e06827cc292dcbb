import { quoted } from '../../content/languages.ts';
import { status as statusTag } from '../../ui/tag/tag.css.ts';
import type { BlockProps } from '../block-props.ts';
import { useSite } from '../site-context.ts';
import { sample, testimonials } from './testimonials.css.ts';

export function Testimonials({ items }: BlockProps<'Testimonials'>) {
  const { lang, words } = useSite();
  return (
    <div className={testimonials}>
      {items.map(({ quote, author, role, status }) => (
        <figure key={quote} className={status && sample}>
          {status && <span className={statusTag.info}>{words.cards.sample}</span>}
          <blockquote>{quoted(quote, lang)}</blockquote>
          <figcaption>{role ? `${author}, ${role}` : author}</figcaption>
        </figure>
      ))}
    </div>
  );
}
