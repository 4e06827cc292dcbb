import { Icon } from '../../ui/icon/icon.tsx';
import type { BlockProps } from '../block-props.ts';
import { box, figures } from './figures.css.ts';

/** Key numbers, each with its label. */
export const Figures = ({ items }: BlockProps<'Figures'>) => (
  <div className={box}>
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
  </div>
);
