import { COLON } from '../../site/languages.ts';
import { ROUTES } from '../../site/routes.ts';
import { quietClass } from '../../theme/classes.css.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import type { BlockProps } from '../block-props.ts';
import { ContentPicture } from '../elements.tsx';
import { useRenderContext } from '../render-context.ts';
import * as styles from './steps.css.ts';

/** Numbered steps, each with an icon or a picture. */
export function Steps({ items }: BlockProps<'Steps'>) {
  const { manifest, words } = useRenderContext();
  const voted = manifest.settings.participe?.vote && `${ROUTES.initiativeList}?statut=en-vote`;
  return (
    <ol role="list">
      {items.map(({ title, text, icon, image, alt, opens }) => (
        <li
          key={title}
          className={(image ?? icon) ? `${styles.step} ${styles.illustrated}` : styles.step}
        >
          <h3>{title}</h3>
          <p className={styles.text}>
            {text} {opens && voted && <Link href={voted}>{words.vote.projects}</Link>}
          </p>
          {image && (
            <ContentPicture src={image} alt={alt} sizes="5rem" className={styles.drawing} />
          )}
          {icon && !image && <Icon name={icon} className={styles.drawing} />}
        </li>
      ))}
    </ol>
  );
}

/** The plan of an initiative: steps with their own numbers, each with its duration and its result. */
export function ActionPlan({ items = [] }: BlockProps<'ActionPlan'>) {
  const { lang, words } = useRenderContext();
  const { none, duration: durationLabel, result: resultLabel } = words.plan;
  if (items.length === 0) return <p>{none}</p>;
  return (
    <ol role="list">
      {items.map(({ step, action, duration, result }) => (
        <li key={step} value={step} className={styles.step}>
          <h3>{action}</h3>
          <p className={styles.text}>
            <small className={quietClass}>{durationLabel + COLON[lang]}</small>
            {duration}
          </p>
          <p className={styles.text}>
            <small className={quietClass}>{resultLabel + COLON[lang]}</small>
            {result}
          </p>
        </li>
      ))}
    </ol>
  );
}
