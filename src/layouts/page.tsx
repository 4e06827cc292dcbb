import { useRenderContext } from '../blocks/render-context.ts';
import { subsiteOf } from '../model/subsites.ts';
import { ButtonLinks } from '../ui/button/button.tsx';
import { Link } from '../ui/link/link.tsx';
import { kicker } from '../ui/tag/tag.css.ts';
import type { LayoutProps } from './layout-props.ts';
import * as styles from './opening/opening.css.ts';
import { Opening } from './opening/opening.tsx';

/** A page: an opening with the page's `hero` or, without one, with title and description; then its body. */
export function PageLayout({ entry, children }: LayoutProps<'page'>) {
  const { title, description, vignette, hero } = entry.frontmatter;
  const isOfPortfolio = subsiteOf(entry.route, useRenderContext().manifest).root === '/';
  const look = isOfPortfolio ? 'home' : hero?.composition === 'dessous' ? 'below' : 'behind';
  return (
    <>
      <Opening
        look={hero ? look : vignette ? 'beside' : 'below'}
        ribbon={!hero || !isOfPortfolio}
        deep={!isOfPortfolio && hero?.composition !== 'fond clair'}
        title={title}
        text={hero?.text ?? description}
        picture={{ src: hero?.image ?? vignette, alt: hero?.alt }}
        before={hero?.kicker && <span className={kicker}>{hero.kicker}</span>}
      >
        <ButtonLinks links={hero?.actions} size="shared" className={styles.actions} />
        {hero?.scroll && (
          <Link href={hero.scroll.href} className={styles.scroll}>
            {hero.scroll.label}
          </Link>
        )}
      </Opening>
      {children}
    </>
  );
}
