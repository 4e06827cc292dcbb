import { useSite } from '../blocks/site-context.ts';
import { subsiteOf } from '../model/subsites.ts';
import { ButtonLinks } from '../ui/button/button.tsx';
import { Link } from '../ui/link/link.tsx';
import type { LayoutProps } from './layout-props.ts';
import * as styles from './opening/opening.css.ts';
import { Opening } from './opening/opening.tsx';

/** Characters that the labels of buttons in an opening have together on one line of a phone (390 px). */
const MAX_LABELS = 30;

/** A page: an opening with the page's `hero` or, without one, with title and description; then its body. */
export function PageLayout({ entry, children }: LayoutProps<'page'>) {
  const { title, description, hero, vignette } = entry.frontmatter;
  const isHome = subsiteOf(entry.route, useSite().manifest).root === '/';
  if (!hero)
    return (
      <>
        <Opening
          look="inner"
          deep={!isHome}
          title={title}
          text={description}
          picture={{ src: vignette }}
        />
        {children}
      </>
    );
  const { kicker, text, image, alt, actions, scroll, composition } = hero;
  const length = (actions ?? []).reduce((sum, { label }) => sum + label.length, 0);
  return (
    <>
      <Opening
        look={isHome ? 'home' : composition === 'dessous' ? 'below' : 'behind'}
        deep={!isHome && composition !== 'fond clair'}
        title={title}
        text={text}
        picture={{ src: image, alt }}
        before={kicker && <p className={styles.kicker}>{kicker}</p>}
      >
        <ButtonLinks
          links={actions}
          className={`${styles.actions} ${length > MAX_LABELS ? styles.stacked : ''}`}
        />
        {scroll && (
          <Link href={scroll.href} className={styles.scroll}>
            {scroll.label}
          </Link>
        )}
      </Opening>
      {children}
    </>
  );
}
