import { hasSampleFigures, type Sheet } from '../../model/register/register.ts';
import { INITIATIVE_STAGES } from '../../site/vocabulary.ts';
import { status as statusTag } from '../../ui/tag/tag.css.ts';
import { useSite } from '../site-context.ts';
import * as styles from './initiative-state.css.ts';

/** Colour of a status: `info` (blue) for « En collecte » (raising money), `success` (green) for others (docs/contract.md#register). */
export const StatusBadge = ({ status }: Pick<Sheet, 'status'>) => (
  <span className={statusTag[status === 'En collecte' ? 'info' : 'success']}>
    {useSite().translate(status)}
  </span>
);

/** The stages of an initiative, with the current one marked; null for an example, whose earlier stages nobody went through. */
export function Stages({ sheet }: { sheet: Sheet }) {
  const { translate, words, manifest } = useSite();
  if (hasSampleFigures(sheet, manifest.today)) return null;
  return (
    <ol role="list" aria-label={words.projects.stages} className={styles.stages}>
      {INITIATIVE_STAGES.map((stage) => (
        <li
          key={stage}
          className={styles.stage}
          aria-current={stage === sheet.status ? 'step' : undefined}
        >
          {translate(stage)}
        </li>
      ))}
    </ol>
  );
}
