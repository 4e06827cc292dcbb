import { Icon } from '../../ui/icon/icon.tsx';
import type { BlockProps } from '../block-props.ts';
import { features } from './feature-list.css.ts';

export const FeatureList = ({ items }: BlockProps<'FeatureList'>) => (
  <ul role="list" className={features}>
    {items.map(({ title, text, icon }) => (
      <li key={title}>
        {icon && <Icon name={icon} />}
        <h3>{title}</h3>
        {text && <p>{text}</p>}
      </li>
    ))}
  </ul>
);
