import type { FrontmatterOf } from '../../content/kinds/index.ts';
import { tone } from './status-badge.css.ts';

/** The colour family of a status: blue while money is raised, green for any other (spec section 4). */
export const badgeTone = (status: FrontmatterOf<'initiative'>['status']) =>
  status === 'En collecte' ? 'info' : 'success';

/** Where a project stands, in words and in the colour of its family. */
export const StatusBadge = ({ status }: Pick<FrontmatterOf<'initiative'>, 'status'>) => (
  <span className={tone[badgeTone(status)]}>{status}</span>
);
