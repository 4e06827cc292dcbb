import type { ReactNode } from 'react';
import { ContentPicture } from '../../blocks/elements.tsx';
import {
  Funding,
  Stages,
  StatusBadge,
  takesGifts,
} from '../../blocks/project-state/project-state.tsx';
import { Section } from '../../blocks/section/section.tsx';
import { useSite } from '../../blocks/site-context.ts';
import { SupportPanel } from '../../blocks/support-panel/support-panel.tsx';
import { LastUpdate } from '../../blocks/trust/trust.tsx';
import { ROUTES } from '../../content/routes.ts';
import { fromDesktop } from '../../theme/screens.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Link } from '../../ui/link/link.tsx';
import { strong } from '../../ui/strong/strong.css.ts';
import { woven } from '../../ui/woven/woven.css.ts';
import type { LayoutProps } from '../layout-props.ts';
import { back, lead } from '../text-page.css.ts';
import * as styles from './initiative.css.ts';
import { Register } from './register.tsx';
import { Vote } from './vote.tsx';

/** The page of a project: title, facts, funding, vote, support panel, text, then its register (money, news, history). */
export function InitiativeLayout({ entry, children }: LayoutProps<'initiative'>) {
  const { frontmatter, blocks } = entry;
  const { title, description, icon, location, theme, status, image, alt } = frontmatter;
  const { words, translate, linkTo, listPage = 1 } = useSite();
  const labels = words.projects;
  return (
    <article>
      <header className={image ? `${strong} ${styles.illustrated}` : strong}>
        <ContentPicture
          src={image}
          alt={alt}
          sizes={`${fromDesktop} 42vw, 100vw`}
          className={styles.picture}
          priority
        />
        <div className={styles.words}>
          <Link {...linkTo(ROUTES.projectList)} className={back}>
            ← {labels.back}
          </Link>
          <Icon name={icon} className={styles.icon} />
          <h1>{title}</h1>
          <p className={lead}>{description}</p>
        </div>
      </header>
      <div className={woven} />
      <div className={styles.facts}>
        <dl className={styles.list}>
          <Fact label={labels.location}>{location}</Fact>
          <Fact label={labels.theme}>{translate(theme)}</Fact>
          <Fact label={labels.status}>
            <StatusBadge status={status} />
          </Fact>
        </dl>
        <Funding {...frontmatter} />
        <Stages status={status} />
        <LastUpdate />
      </div>
      <div className={styles.body}>
        {listPage === 1 && <Vote entry={entry} />}
        {/* The support panel is here unless the editor put one into the text. */}
        {listPage === 1 && !blocks?.includes('SupportPanel') && (
          <Section tone="tint" layout="wide">
            <h2>{takesGifts(frontmatter) ? labels.helpThis : labels.funding}</h2>
            <SupportPanel />
          </Section>
        )}
        {children}
        <Register entry={entry} />
      </div>
    </article>
  );
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt className={styles.label}>{label}</dt>
    <dd className={styles.value}>{children}</dd>
  </div>
);
