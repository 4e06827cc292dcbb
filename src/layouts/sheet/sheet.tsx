import { ContentPicture } from '../../blocks/elements.tsx';
import { useSite } from '../../blocks/site-context.ts';
import { writtenDay } from '../../content/days.ts';
import { ROUTES } from '../../content/routes.ts';
import { prose } from '../../theme/global.css.ts';
import { ButtonLinks } from '../../ui/button/button-link.tsx';
import { Link } from '../../ui/link/link.tsx';
import type { LayoutProps } from '../layout-props.ts';
import * as styles from '../text-page.css.ts';

/** A press release, set as the sheet of paper that a newsroom prints. */
export function CommuniqueLayout({ entry, children }: LayoutProps<'communique'>) {
  const { title, description, date, documents, image, alt } = entry.frontmatter;
  const { words, lang, linkTo } = useSite();
  return (
    <div className={styles.desk}>
      <article className={styles.sheet}>
        <header>
          <p className={styles.heading}>
            <span className={styles.kind}>{words.press.label}</span>
            <time dateTime={date}>{writtenDay(date, lang)}</time>
          </p>
          <h1>{title}</h1>
          <p className={styles.lead}>{description}</p>
          <ButtonLinks
            links={documents?.map(({ title: label, url: href }) => ({ label, href }))}
            className={styles.documents}
          />
        </header>
        <ContentPicture src={image} alt={alt} className={styles.picture} />
        <div className={prose}>{children}</div>
        <Link {...linkTo('/ressources')} className={styles.back}>
          ← {words.press.back}
        </Link>
      </article>
    </div>
  );
}

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
        <Link href={ROUTES.dashboard} className={styles.back}>
          ← {useSite().words.dashboard.title}
        </Link>
      </article>
    </div>
  );
}
