import { useSite } from '../../blocks/site-context.ts';
import type { PageFrontmatter } from '../../content/schema/page.ts';
import { ButtonLink } from '../../ui/button/button-link.tsx';
import { Link } from '../../ui/link/link.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import * as styles from './cover.css.ts';

interface CoverProps {
  title: string;
  hero: NonNullable<PageFrontmatter['hero']>;
}

/** The large opening of a page: drawing, title, one sentence, one or two ways on. */
export function Cover({ title, hero }: CoverProps) {
  const { pictures } = useSite().manifest;
  return (
    <header className={styles.cover}>
      <Picture
        picture={pictures[hero.image]}
        alt={hero.alt}
        sizes="100vw"
        className={styles.picture}
        priority
      />
      <div className={styles.words}>
        {hero.kicker && <p className={styles.kicker}>{hero.kicker}</p>}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{hero.text}</p>
        {hero.actions && (
          <p className={styles.actions}>
            {hero.actions.map(({ label, href }, index) => (
              <ButtonLink
                key={href}
                href={href}
                label={label}
                variant={index === 0 ? 'default' : 'outline'}
              />
            ))}
          </p>
        )}
        {hero.scroll && (
          <Link href={hero.scroll.href} className={styles.scroll}>
            {hero.scroll.label}
          </Link>
        )}
      </div>
    </header>
  );
}
