import { hasSampleFigures, type Sheet } from '../../model/register/register.ts';
import { INITIATIVE_STAGES } from '../../site/vocabulary.ts';
import { status as statusTag } from '../../ui/tag/tag.css.ts';
import { useRenderContext } from '../render-context.ts';
import * as styles from './initiative-state.css.ts';

/** Mark of each status, a path on a grid of 16 by 16: a ballot, money that arrives, work under way, a tick. */
const MARKS: Record<Sheet['status'], string> = {
  'En vote': 'M2 2h12v12H2zM5 8l2 2 4-4',
  'En collecte': 'M8 1v8M4 6l4 4 4-4M2 14h12',
  'En cours': 'M4 2l10 6-10 6z',
  Terminé: 'M1 9l4 4 10-10',
};

/**
 * A status with its mark. Its colour is `info` (blue) for « En collecte » (raising money), `success` (green) for others
 * (docs/contract.md#register).
 */
export const StatusBadge = ({ status }: Pick<Sheet, 'status'>) => (
  <span className={statusTag[status === 'En collecte' ? 'info' : 'success']}>
    <svg className={styles.mark} viewBox="0 0 16 16" aria-hidden="true">
      <path d={MARKS[status]} />
    </svg>
    {useRenderContext().translate(status)}
  </span>
);

/** The stages of an initiative, with the current one marked; null for an example, whose earlier stages nobody went through. */
export function Stages({ sheet }: { sheet: Sheet }) {
  const { translate, words, manifest } = useRenderContext();
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
