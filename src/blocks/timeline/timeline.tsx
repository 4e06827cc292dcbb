import { stacks } from '../../theme/classes.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { status as statusTag } from '../../ui/tag/tag.css.ts';
import type { BlockProps, ItemsOf } from '../block-props.ts';
import { ContentPicture } from '../elements.tsx';
import { NoticeButton } from '../notice-button/notice-button.tsx';
import { box } from '../section/boxes.css.ts';
import * as styles from './timeline.css.ts';

export const Timeline = ({ items }: BlockProps<'Timeline'>) => (
  <ol role="list">
    {items.map((entry) => (
      <li key={entry.date + entry.company} className={styles.entry}>
        {entry.cover && (
          <ContentPicture {...entry.cover} sizes="24rem" className={styles.picture} />
        )}
        <div>
          <p className={styles.date}>
            {entry.date}
            {entry.status && (
              <span className={`${statusTag.success} ${styles.status}`}>{entry.status}</span>
            )}
          </p>
          <h3>{entry.title}</h3>
          <p className={styles.company}>{entry.company}</p>
        </div>
        <div className={styles.body}>
          <p>{entry.description}</p>
          <ul role="list" className={styles.details}>
            {entry.details.map(({ text, icon }) => (
              <li key={text} className={styles.detail}>
                {icon && <Icon name={icon} />}
                {text}
              </li>
            ))}
          </ul>
          {entry.impact && (
            <div className={`${box} ${stacks[2]}`}>
              <p>{entry.impact.text}</p>
              {entry.impact.button && <ImpactButton {...entry.impact.button} entry={entry} />}
            </div>
          )}
        </div>
      </li>
    ))}
  </ol>
);

interface ImpactButtonProps {
  action: string;
  label: string;
  entry: ItemsOf<'timeline'>[number];
}

/** Button below the text on the impact: a link if the entry has its address, otherwise it shows a notice (toast). */
function ImpactButton({ action, label, entry }: ImpactButtonProps) {
  const media = action === 'video' || action === 'radio' ? action : undefined;
  const notice = media ? (`chronologie-${media}` as const) : 'chronologie-autre';
  return (
    <NoticeButton href={media && entry[media]} label={label} notice={notice} variant="outline" />
  );
}
