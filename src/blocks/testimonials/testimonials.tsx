import type { BlockProps } from '../block-props.ts';
import { testimonials } from './testimonials.css.ts';

export const Testimonials = ({ items }: BlockProps<'Testimonials'>) => (
  <div className={testimonials}>
    {items.map(({ quote, author, role }) => (
      <figure key={quote}>
        <blockquote>«&#8239;{quote}&#8239;»</blockquote>
        <figcaption>{role ? `${author}, ${role}` : author}</figcaption>
      </figure>
    ))}
  </div>
);
