import { Icon } from '../../ui/icon/icon.tsx';
import type { ItemsOf } from '../items.ts';
import { figures } from './figures.css.ts';

/** Figures set large, as typography. */
export const Figures = ({ items }: { items: ItemsOf<'figures'> }) => (
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
