import type { FrontmatterOf } from '../../content/kinds/index.ts';
import { writtenNumber } from '../../content/money.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { woven } from '../../ui/woven/woven.css.ts';
import type { BlockProps } from '../block-props.ts';
import { Funding, StatusBadge } from '../project-state/project-state.tsx';
import { useSite } from '../site-context.ts';
import { SoonButton } from '../soon-button/soon-button.tsx';
import * as styles from './support-panel.css.ts';

/** What a project has collected and how to help; nothing outside a project sheet. */
export function SupportPanel({ children }: BlockProps<'SupportPanel'>) {
  const { entry, words } = useSite();
  if (entry?.kind !== 'initiative') return null;
  const { frontmatter } = entry;
  const { helpThis, share, follow, soon } = words.projects;
  return (
    <aside aria-label={helpThis} className={`${woven} ${styles.panel}`}>
      <div className={styles.inside}>
        <div className={styles.money}>
          <p className={styles.state}>
            <StatusBadge status={frontmatter.status} />
            <DaysRemaining {...frontmatter} />
          </p>
          <Funding {...frontmatter} />
        </div>
        <div className={styles.actions}>
          <SoonButton label={helpThis} notice="soutien" />
          {children}
          <SoonButton label={share} notice="partage" variant="outline" />
          <SoonButton label={follow} notice="actualites" variant="outline" />
          <p className={styles.soon}>{soon}</p>
        </div>
      </div>
    </aside>
  );
}

/** The days that remain, while the project collects and its sheet says how many. */
function DaysRemaining({
  status,
  daysRemaining,
}: Pick<FrontmatterOf<'initiative'>, 'status' | 'daysRemaining'>) {
  const { lang, words } = useSite();
  const { dayLeft, daysLeft } = words.projects;
  if (daysRemaining === undefined || status !== 'En collecte') return null;
  return (
    <span className={styles.days}>
      <Icon name="horloge" /> {writtenNumber(daysRemaining, lang)}{' '}
      {daysRemaining < 2 ? dayLeft : daysLeft}
    </span>
  );
}
