import { ContentPicture } from '../../blocks/elements.tsx';
import { useSite } from '../../blocks/site-context.ts';
import { sectionOf } from '../../content/sections.ts';
import { strong } from '../../ui/strong/strong.css.ts';
import { woven } from '../../ui/woven/woven.css.ts';
import type { LayoutProps } from '../layout-props.ts';
import { Cover } from './cover.tsx';
import * as styles from './page.css.ts';

/** A page: a cover when its frontmatter has a `hero`, else its title and description; then its body. */
export function PageLayout({ entry, children }: LayoutProps<'page'>) {
  const { title, description, hero, vignette } = entry.frontmatter;
  const { manifest } = useSite();
  const { root, name } = sectionOf(entry.route, manifest);
  const subsite = root !== '/';
  const ground = subsite ? `${strong} ${styles.inner}` : vignette ? '' : styles.bare;
  // The end of a name is enough: « Soutenir la Découverte du Gabon » names the sub-site too.
  const named = title.includes(name.split(' ').slice(-2).join(' '));
  return (
    <>
      {hero ? (
        <Cover title={title} hero={hero} subsite={subsite} />
      ) : (
        <>
          <header className={`${styles.header} ${ground}`}>
            {!named && <p className={styles.kicker}>{name}</p>}
            <h1 className={styles.title}>{title}</h1>
            <p className={styles.lead}>{description}</p>
            <ContentPicture src={vignette} sizes="40vw" priority />
          </header>
          <div className={woven} />
        </>
      )}
      {children}
    </>
  );
}
