import { ContentPicture } from '../../blocks/elements.tsx';
import { Figures } from '../../blocks/figures/figures.tsx';
import { useSite } from '../../blocks/site-context.ts';
import { Missing } from '../../blocks/trust/trust.tsx';
import { monthFigures } from '../../content/dashboard.ts';
import { writtenDay } from '../../content/days.ts';
import { COLON } from '../../content/languages.ts';
import { writtenNumber } from '../../content/money.ts';
import { ROUTES } from '../../content/routes.ts';
import { prose } from '../../theme/global.css.ts';
import { ButtonLinks } from '../../ui/button/button-link.tsx';
import { Link } from '../../ui/link/link.tsx';
import type { LayoutProps } from '../layout-props.ts';
import * as styles from '../text-page.css.ts';

/** Page of a press release (kind `communique`), designed as a page of paper. */
export function CommuniqueLayout({ entry, children }: LayoutProps<'communique'>) {
  const { title, description, date, documents, image, alt } = entry.frontmatter;
  const { words, lang, linkTo } = useSite();
  return (
    <div className={styles.desk}>
      <article className={styles.paper}>
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

/** Page of a monthly report (kind `rapport`), designed as a page of paper: figures, text, signature. */
export function RapportLayout({ entry, children }: LayoutProps<'rapport'>) {
  const { title, description, signature } = entry.frontmatter;
  const { manifest, words, lang } = useSite();
  const labels = words.report;
  const { collected, spent, left, projects } = monthFigures(manifest, entry.slug);
  const money = { collected, spent, left };
  const figures = Object.entries(money).map(([key, amount]) => ({
    value: writtenNumber(amount, lang),
    label: `${labels[key as keyof typeof money]} (FCFA)`,
  }));
  return (
    <div className={styles.desk}>
      <article className={styles.paper}>
        <header>
          <p className={styles.heading}>
            <span className={styles.kind}>{labels.label}</span>
            {/* Month and year: « 2 mars 2026 » without its first two characters. */}
            <time dateTime={entry.slug}>{writtenDay(`${entry.slug}-02`, lang).slice(2)}</time>
          </p>
          <h1>{title}</h1>
          <p className={styles.lead}>{description}</p>
        </header>
        <section aria-label={labels.figures}>
          <Figures items={[...figures, { value: String(projects), label: labels.projects }]} />
        </section>
        <div className={prose}>{children}</div>
        <p>
          {labels.signed + COLON[lang]}
          {signature ?? <Missing />}
        </p>
        <ButtonLinks
          links={[
            { href: ROUTES.dashboard, label: words.dashboard.title },
            ...(manifest.site.participe?.data
              ? [{ href: ROUTES.data, label: words.data.title }]
              : []),
          ]}
          className={styles.documents}
        />
      </article>
    </div>
  );
}
