import { COLON } from '../../content/languages.ts';
import { visuallyHidden } from '../../theme/global.css.ts';
import { cover } from '../../ui/card/card.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import type { BlockProps } from '../block-props.ts';
import { useSite } from '../site-context.ts';
import { index } from './card-grid.css.ts';

export function CardGrid({ items }: BlockProps<'CardGrid'>) {
  const { words, lang } = useSite();
  return (
    <ul role="list" className={index}>
      {items.map(({ title, description, href, icon }) => (
        <li key={href}>
          <h3>
            {icon && <Icon name={icon} />}
            <span>{title}</span>
          </h3>
          <p>{description}</p>
          <Link href={href} className={cover}>
            {words.cards.explore}
            <span className={visuallyHidden}>{COLON[lang] + title}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
