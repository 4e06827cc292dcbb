import { ContentPicture } from '../../blocks/elements.tsx';
import { useSite } from '../../blocks/site-context.ts';
import type { FrontmatterOf } from '../../content/kinds/index.ts';
import { sectionOf } from '../../content/sections.ts';
import { fromDesktop } from '../../theme/screens.ts';
import { ButtonLinks } from '../../ui/button/button-link.tsx';
import { Link } from '../../ui/link/link.tsx';
import { strong } from '../../ui/strong/strong.css.ts';
import { woven } from '../../ui/woven/woven.css.ts';
import type { LayoutProps } from '../layout-props.ts';
import * as layouts from './compositions.css.ts';
import * as cover from './cover.css.ts';
import * as styles from './page.css.ts';

/** A page: a cover if its frontmatter has a `hero`, otherwise a header with title and description; then its body. */
export function PageLayout({ entry, children }: LayoutProps<'page'>) {
  const { title, description, hero, vignette } = entry.frontmatter;
  const { manifest } = useSite();
  const { root, name } = sectionOf(entry.route, manifest);
  const subsite = root !== '/';
  const ground = subsite ? `${strong} ${styles.inner}` : vignette ? '' : styles.bare;
  // Two words are enough: « Soutenir la Découverte du Gabon » contains the end of « À la Découverte du Gabon ».
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

/** Classes of a sub-site's cover, by the value of `hero.composition` in the frontmatter. */
const compositions = {
  côté: `${layouts.sideBySide} ${strong}`,
  'fond clair': `${layouts.behind} ${layouts.light}`,
  'fond sombre': `${layouts.behind} ${strong}`,
  dessous: `${layouts.below} ${strong}`,
};

interface CoverProps {
  title: string;
  hero: NonNullable<FrontmatterOf<'page'>['hero']>;
  /** Whether the page belongs to a sub-site: the cover then has its colour. */
  subsite: boolean;
}

/** Maximum length (characters) of a title in large letters at the left of a picture. */
const MAX_TITLE_LENGTH = 24;

/** The first part of a page with a `hero`: picture, title, one sentence, one or two links. */
function Cover({ title, hero, subsite }: CoverProps) {
  const composition = hero.composition ?? 'côté';
  const size = subsite && title.length > MAX_TITLE_LENGTH ? ` ${cover.long}` : '';
  const isBelow = subsite && composition === 'dessous';
  const picture = (
    <ContentPicture
      src={hero.image}
      alt={hero.alt}
      sizes={subsite && composition === 'côté' ? `${fromDesktop} 50vw, 100vw` : '100vw'}
      priority
    />
  );
  return (
    <>
      <header className={subsite ? compositions[composition] : cover.landscape}>
        {!isBelow && picture}
        <div className={cover.words + size}>
          {hero.kicker && <p className={cover.kicker}>{hero.kicker}</p>}
          <h1>{title}</h1>
          <p className={cover.text}>{hero.text}</p>
          <ButtonLinks links={hero.actions} className={cover.actions} />
          {hero.scroll && (
            <Link href={hero.scroll.href} className={cover.scroll}>
              {hero.scroll.label}
            </Link>
          )}
        </div>
        {isBelow && picture}
      </header>
      {subsite && <div className={woven} />}
    </>
  );
}
