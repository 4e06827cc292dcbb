import { quoted } from '../../content/languages.ts';
import type { BlockProps } from '../block-props.ts';
import { useSite } from '../site-context.ts';
import { seat, testimonials } from './testimonials.css.ts';

export function Testimonials({ items }: BlockProps<'Testimonials'>) {
  const { lang } = useSite();
  return (
    <div className={testimonials}>
      {items.map(({ quote, author, role, status }) => (
        <figure key={quote} className={status && seat}>
          <blockquote>{quoted(quote, lang)}</blockquote>
          <figcaption>{role ? `${author}, ${role}` : author}</figcaption>
        </figure>
      ))}
    </div>
  );
}
