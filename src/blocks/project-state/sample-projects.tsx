import { COLON } from '../../content/languages.ts';
import { percentage } from '../../content/money.ts';
import { fromDesktop } from '../../theme/screens.ts';
import { card } from '../../ui/card/card.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import type { BlockProps } from '../block-props.ts';
import { ContentPicture } from '../elements.tsx';
import { useSite } from '../site-context.ts';
import * as styles from './project-state.css.ts';

export function SampleProjects({ items }: BlockProps<'SampleProjects'>) {
  const { words, lang } = useSite();
  return (
    <ul role="list" className={styles.cards}>
      {items.map(({ name, progress, icon, image, alt }) => (
        <li key={name} className={card}>
          <ContentPicture src={image} alt={alt} sizes={`${fromDesktop} 24rem, 100vw`} />
          <h3 className={styles.name}>
            {!image && <Icon name={icon} />} {name}
          </h3>
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
