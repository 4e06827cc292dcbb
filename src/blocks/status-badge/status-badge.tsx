import type { FrontmatterOf } from '../../content/kinds/index.ts';
import { useSite } from '../site-context.ts';
import { tone } from './status-badge.css.ts';

/** The colour of a status: blue while money is raised, green for any other (spec section 4). */
export const badgeTone = (status: FrontmatterOf<'initiative'>['status']) =>
  status === 'En collecte' ? 'info' : 'success';

/** The status of a project, in words and in colour. */
export const StatusBadge = ({ status }: Pick<FrontmatterOf<'initiative'>, 'status'>) => (
  <span className={tone[badgeTone(status)]}>{useSite().say(status)}</span>
);
