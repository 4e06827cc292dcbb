import { Icon } from '../../ui/icon/icon.tsx';
import type { BlockProps } from '../block-props.ts';
import { steps } from './steps.css.ts';

export const Steps = ({ items }: BlockProps<'Steps'>) => (
  <ol role="list" className={steps}>
    {items.map(({ title, text, icon }) => (
      <li key={title}>
        <h3>{title}</h3>
        {text && <p>{text}</p>}
        {icon && <Icon name={icon} />}
      </li>
    ))}
  </ol>
);
