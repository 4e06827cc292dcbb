import { useSite } from '../blocks/site-context.ts';
import { subsiteOf } from '../model/subsites.ts';
import { ButtonLinks } from '../ui/button/button.tsx';
import { Link } from '../ui/link/link.tsx';
import type { LayoutProps } from './layout-props.ts';
import * as styles from './opening/opening.css.ts';
import { Opening } from './opening/opening.tsx';

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
  const isScene = composition === 'dessous';
  return (
    <>
      <Opening
        isScene={isScene}
        ribbon={!isHome}
        look={isHome ? 'home' : isScene ? 'inner' : 'behind'}
        deep={!isHome && composition !== 'fond clair'}
        title={title}
        text={text}
        picture={{ src: image, alt }}
        before={kicker && <p className={styles.kicker}>{kicker}</p>}
      >
        <ButtonLinks links={actions} size="shared" className={styles.actions} />
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
