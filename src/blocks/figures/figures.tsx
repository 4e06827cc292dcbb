import { Icon } from '../../ui/icon/icon.tsx';
import type { BlockProps } from '../block-props.ts';
import { figures, short } from './figures.css.ts';

/** Maximum length (characters) of a number that fits in half the width of a phone. */
const MAX_SHORT_LENGTH = 8;

/** Key numbers, each with its label. */
export function Figures({ items }: BlockProps<'Figures'>) {
  const list = (
    <ul role="list" className={figures}>
      {items.map(({ value, label, description, icon }) => (
        <li key={label}>
          <p>
            <b>{value}</b>
            {icon && <Icon name={icon} />} {label}
          </p>
          {description && <p>{description}</p>}
        </li>
      ))}
    </ul>
  );
  const areShort = items.length > 1 && items.every(({ value }) => value.length <= MAX_SHORT_LENGTH);
  return areShort ? <div className={short}>{list}</div> : list;
}
