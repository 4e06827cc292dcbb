import { COLON } from '../../content/languages.ts';
import { percentage } from '../../content/money.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import type { BlockProps } from '../block-props.ts';
import { useSite } from '../site-context.ts';
import * as styles from './sample-projects.css.ts';

export function SampleProjects({ items }: BlockProps<'SampleProjects'>) {
  const { words, lang } = useSite();
  return (
    <ul role="list" className={styles.cards}>
      {items.map(({ name, progress, icon }) => (
        <li key={name} className={styles.card}>
          <Icon name={icon} className={styles.icon} />
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.percent}>
            <span className={styles.figure}>{percentage(progress, lang)}</span>{' '}
            {words.projects.done}
          </p>
          <Progress label={words.projects.progress + COLON[lang] + name} value={progress} />
        </li>
      ))}
    </ul>
  );
}
