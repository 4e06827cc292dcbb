import { COLON } from '../../content/languages.ts';
import { prose, visuallyHidden } from '../../theme/global.css.ts';
import { cover } from '../../ui/card/card.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import type { BlockProps } from '../block-props.ts';
import { title as question } from '../faq/faq.css.ts';
import { useSite } from '../site-context.ts';
import { index } from './card-grid.css.ts';

export function CardGrid({ items, look }: BlockProps<'CardGrid'>) {
  const { words, lang } = useSite();
  if (look === 'questions') {
    return items.map(({ title, description, href, more = title }) => (
      <details key={href}>
        <summary>
          <h3 className={question}>{title}</h3>
        </summary>
        <div className={prose}>
          <p>{description}</p>
          <p>
            <Link href={href}>{more}</Link>
          </p>
        </div>
      </details>
    ));
  }
  return (
    <ul role="list" className={index}>
      {items.map(({ title, description, href, more, icon }) => (
        <li key={href}>
          <h3>
            {icon && <Icon name={icon} />}
            <span>{title}</span>
          </h3>
          <p>{description}</p>
          <Link href={href} className={cover}>
            {more ?? words.cards.explore}
            {!more && <span className={visuallyHidden}>{COLON[lang] + title}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
