import type { Outcome } from '../outcome.ts';
import { html } from './html.ts';
import { type ReportSection, rows } from './report-section.ts';
import { MISSING } from './words.ts';

/** Links that led somewhere before, and lead nowhere now. */
export const brokenLinks = ({ broken }: Outcome): ReportSection => ({
  id: 'liens',
  name: 'Liens cassés',
  size: broken.length,
  body: rows(
    broken.map(
      ({ route, href, text, reason }) =>
        html`<li>Sur <code>${route}</code>, «\u202f${text}\u202f» mène à <code>${href}</code>\u00a0: ${MISSING[reason]}.</li>`,
    ),
  ),
});

/** What the check says that it did not say before. */
export const remarks = ({ issues }: Outcome): ReportSection => ({
  id: 'remarques',
  name: 'Remarques du contrôle',
  size: issues.length,
  body: rows(
    issues.map(
      ({ file, line, message, hint }) =>
        html`<li><code>${file}:${line}</code><br>${message} ${hint}</li>`,
    ),
  ),
});

/** What people who do not see a page, or use no mouse, would meet. */
export function accessibility({ visuals }: Outcome): ReportSection {
  const faults = [...visuals].flatMap(([route, seen]) =>
    seen.faults.map((fault) => ({ route, fault })),
  );
  return {
    id: 'accessibilite',
    name: 'Accessibilité',
    size: faults.length,
    body: rows(
      faults.map(
        ({ route, fault }) =>
          html`<li><code>${route}</code> ${fault.help} (${fault.rule})<code class="paste">${fault.html}</code></li>`,
      ),
    ),
  };
}

/** What visitors get besides pages: redirections, files, the program in their browser. */
export function otherFiles({ redirects, files, program }: Outcome): ReportSection {
  const items = [
    ...redirects.map(
      ({ from, to }) => html`<li><code>${from}</code> mène à <code>${to}</code></li>`,
    ),
    ...files.map(({ name, kind }) => html`<li><code>${name}</code>\u00a0: ${kind}</li>`),
    ...(program
      ? [html`<li>Le programme qui anime les pages dans le navigateur change.</li>`]
      : []),
  ];
  return { id: 'autres', name: 'Autres fichiers', size: items.length, body: rows(items) };
}
