import { useSite } from '../../blocks/site-context.ts';
import { DASHBOARD } from '../../content/dashboard.ts';
import { prose } from '../../theme/global.css.ts';
import { Link } from '../../ui/link/link.tsx';
import type { LayoutProps } from '../layout-props.ts';
import * as styles from '../text-page.css.ts';

/** The report of a month, set as a sheet of paper. */
export function RapportLayout({ entry, children }: LayoutProps<'rapport'>) {
  const { title, description } = entry.frontmatter;
  return (
    <div className={styles.desk}>
      <article className={styles.sheet}>
        <header>
          <h1>{title}</h1>
          <p className={styles.lead}>{description}</p>
        </header>
        <div className={prose}>{children}</div>
        <Link href={DASHBOARD} className={styles.back}>
          ← {useSite().words.dashboard.title}
        </Link>
      </article>
    </div>
  );
}
