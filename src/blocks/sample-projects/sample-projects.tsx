import { Icon } from '../../ui/icon/icon.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import type { BlockProps } from '../block-props.ts';
import * as styles from './sample-projects.css.ts';

export const SampleProjects = ({ items }: BlockProps<'SampleProjects'>) => (
  <ul role="list" className={styles.cards}>
    {items.map(({ name, progress, icon }) => (
      <li key={name} className={styles.card}>
        <Icon name={icon} className={styles.icon} />
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.percent}>
          <span className={styles.figure}>{progress}&nbsp;%</span> d’avancement
        </p>
        <Progress label={`Avancement : ${name}`} value={progress} />
      </li>
    ))}
  </ul>
);
