import { ContentPicture } from '../../blocks/elements.tsx';
import type { FrontmatterOf } from '../../content/kinds/index.ts';
import { fromDesktop } from '../../theme/screens.ts';
import { ButtonLinks } from '../../ui/button/button-link.tsx';
import { Link } from '../../ui/link/link.tsx';
import { strong } from '../../ui/strong/strong.css.ts';
import { woven } from '../../ui/woven/woven.css.ts';
import * as layouts from './compositions.css.ts';
import * as styles from './cover.css.ts';

/** How a sub-site's opening is laid out, by the word that its editor writes. */
const compositions = {
  côté: `${layouts.beside} ${strong}`,
  'fond clair': `${layouts.behind} ${layouts.light}`,
  'fond sombre': `${layouts.behind} ${strong}`,
  dessous: `${layouts.below} ${strong}`,
};

interface CoverProps {
  title: string;
  hero: NonNullable<FrontmatterOf<'page'>['hero']>;
  /** True on a sub-site, whose opening has the section's colour. */
  subsite: boolean;
}

/** Beyond this many characters a title beside a picture would take more than its half of the screen. */
const LONG_TITLE = 24;

/** The large opening of a page: drawing, title, one sentence, one or two ways on. */
export function Cover({ title, hero, subsite }: CoverProps) {
  const composition = hero.composition ?? 'côté';
  const size = subsite && title.length > LONG_TITLE ? ` ${styles.long}` : '';
  return (
    <>
      <header className={subsite ? compositions[composition] : styles.landscape}>
        <ContentPicture
          src={hero.image}
          alt={hero.alt}
          sizes={subsite && composition === 'côté' ? `${fromDesktop} 50vw, 100vw` : '100vw'}
          priority
        />
        <div className={styles.words + size}>
          {hero.kicker && <p className={styles.kicker}>{hero.kicker}</p>}
          <h1>{title}</h1>
          <p className={styles.text}>{hero.text}</p>
          <ButtonLinks links={hero.actions} className={styles.actions} />
          {hero.scroll && (
            <Link href={hero.scroll.href} className={styles.scroll}>
              {hero.scroll.label}
            </Link>
          )}
        </div>
      </header>
      {subsite && <div className={woven} />}
    </>
  );
}
