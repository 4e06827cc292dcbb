import { Figures } from '../../blocks/figures/figures.tsx';
import { useRenderContext } from '../../blocks/render-context.ts';
import { monthFigures } from '../../model/register/figures.ts';
import { writtenMonth } from '../../site/days.ts';
import { COLON } from '../../site/languages.ts';
import { writtenNumber } from '../../site/money.ts';
import { ROUTES } from '../../site/routes.ts';
import { prose } from '../../theme/global.css.ts';
import { ButtonLinks } from '../../ui/button/button.tsx';
import type { LayoutProps } from '../layout-props.ts';
import { documents } from '../text-page/text-page.css.ts';
import { TextPage } from '../text-page/text-page.tsx';

/** Page of a monthly report: figures of the month, text, signature, links to the dashboard and the data. */
export function RapportLayout({ entry, children }: LayoutProps<'rapport'>) {
  const { title, description, signature } = entry.frontmatter;
  const { manifest, words, lang } = useRenderContext();
  const labels = words.report;
  const { initiatives, ...money } = monthFigures(manifest, entry.slug);
  const figures = (['collected', 'spent', 'left'] as const).map((key) => ({
    value: writtenNumber(money[key], lang),
    label: `${labels[key]} (FCFA)`,
  }));
  // In French, none is singular, too.
  const isOne = initiatives === 1 || (initiatives === 0 && lang === 'fr');
  const label = isOne ? labels.project : labels.projects;
  return (
    <TextPage
      title={title}
      lead={description}
      label={labels.label}
      date={{ iso: entry.slug, text: writtenMonth(entry.slug, lang) }}
    >
      <section aria-label={labels.figures}>
        <Figures items={[...figures, { value: String(initiatives), label }]} />
      </section>
      <div className={prose}>{children}</div>
      {signature && <p>{labels.signed + COLON[lang] + signature}</p>}
      <ButtonLinks
        links={[
          { href: ROUTES.dashboard, label: words.dashboard.title },
          ...(manifest.settings.participe?.data
            ? [{ href: ROUTES.data, label: words.data.title }]
            : []),
        ]}
        className={documents}
      />
    </TextPage>
  );
}
