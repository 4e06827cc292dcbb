import type { ReactNode } from 'react';
import type { Routed } from '../../content/manifest.ts';
import { sectionOf } from '../../content/sections.ts';
import { strong } from '../../ui/strong/strong.css.ts';
import { woven } from '../../ui/woven/woven.css.ts';
import { Cover } from './cover.tsx';
import * as styles from './page.css.ts';

/** A page: a cover when its frontmatter has a `hero`, else its title and description; then its body. */
export function PageLayout({ entry, children }: { entry: Routed; children: ReactNode }) {
  const { title } = entry.frontmatter;
  const hero = 'hero' in entry.frontmatter ? entry.frontmatter.hero : undefined;
  const lead = 'description' in entry.frontmatter ? entry.frontmatter.description : undefined;
  const { id, name } = sectionOf(entry.route);
  const subsite = id !== 'portfolio';
  // The end of a name is enough: « Soutenir la Découverte du Gabon » says it too.
  const named = title.includes(name.split(' ').slice(-2).join(' '));
  return (
    <>
      {hero ? (
        <Cover title={title} hero={hero} subsite={subsite} />
      ) : (
        <>
          <header className={subsite ? `${styles.header} ${strong}` : styles.header}>
            {!named && <p className={styles.kicker}>{name}</p>}
            <h1 className={styles.title}>{title}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </header>
          <div className={woven} />
        </>
      )}
      <div className={styles.body}>{children}</div>
    </>
  );
}
