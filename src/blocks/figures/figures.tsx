import { Icon } from '../../ui/icon/icon.tsx';
import type { BlockProps } from '../block-props.ts';
import { figures, short } from './figures.css.ts';

/** Characters of a figure that half a phone's width can hold. */
const SHORT = 6;

const areShort = ({ items }: BlockProps<'Figures'>) =>
  items.length > 2 && items.every(({ value }) => value.length <= SHORT);

export const Figures = ({ items }: BlockProps<'Figures'>) => (
  <ul role="list" className={areShort({ items }) ? `${figures} ${short}` : figures}>
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
