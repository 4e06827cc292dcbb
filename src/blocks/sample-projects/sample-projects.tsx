import { COLON } from '../../content/languages.ts';
import { percentage } from '../../content/money.ts';
import { fromDesktop } from '../../theme/screens.ts';
import { card } from '../../ui/card/card.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { Progress } from '../../ui/progress/progress.tsx';
import type { BlockProps } from '../block-props.ts';
import { figure, percent } from '../funding/funding.css.ts';
import { useSite } from '../site-context.ts';
import * as styles from './sample-projects.css.ts';

export function SampleProjects({ items }: BlockProps<'SampleProjects'>) {
  const { words, lang, manifest } = useSite();
  const sizes = `${fromDesktop} 24rem, 100vw`;
  return (
    <ul role="list" className={styles.cards}>
      {items.map(({ name, progress, icon, image, alt = '' }) => (
        <li key={name} className={card}>
          {image && <Picture picture={manifest.pictures[image]} alt={alt} sizes={sizes} />}
          <h3 className={styles.name}>
            {!image && <Icon name={icon} />} {name}
          </h3>
          <p className={percent}>
            <span className={figure}>{percentage(progress, lang)}</span> {words.projects.done}
          </p>
          <Progress label={words.projects.progress + COLON[lang] + name} value={progress} />
        </li>
      ))}
    </ul>
  );
}
