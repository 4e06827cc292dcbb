import { Icon } from '../../ui/icon/icon.tsx';
import type { BlockProps } from '../block-props.ts';
import * as styles from './figures.css.ts';

/** Key numbers, each with its label. */
export const Figures = ({ items }: BlockProps<'Figures'>) => (
  <div className={styles.box}>
    <ul role="list" className={styles.figures}>
      {items.map(({ value, label, description, icon }) => (
        <li key={label} className={styles.item}>
          <p className={styles.label}>
            <b className={styles.value}>{value}</b>
            {icon && <Icon name={icon} className={styles.icon} />} {label}
          </p>
          {description && <p className={styles.description}>{description}</p>}
        </li>
      ))}
    </ul>
  </div>
);
