import { fromDesktop, fromWide } from '../../theme/screens.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import type { BlockProps } from '../block-props.ts';
import { ContentPicture } from '../elements.tsx';
import * as styles from './activity-list.css.ts';

/** Activities in rows, with the drawing at the left and at the right in turn. */
export const ActivityList = ({ items }: BlockProps<'ActivityList'>) => (
  <div className={styles.rows}>
    {items.map(({ title, description, image, alt, details, action }) => (
      <div key={title} className={styles.row}>
        <ContentPicture
          src={image}
          alt={alt}
          sizes={`${fromWide} 700px, ${fromDesktop} 50vw, 100vw`}
          className={styles.picture}
        />
        <div className={styles.words}>
          <h3>{title}</h3>
          <p>{description}</p>
          {details && (
            <ul className={styles.details}>
              {details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          )}
          {action && <ButtonLink {...action} variant="outline" />}
        </div>
      </div>
    ))}
  </div>
);
