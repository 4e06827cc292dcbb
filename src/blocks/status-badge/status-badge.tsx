import type { InitiativeFrontmatter } from '../../content/schema/initiative.ts';
import { badgeTone } from './badge-tone.ts';
import { tone } from './status-badge.css.ts';

/** Where a project stands, in words and in the colour of its family. */
export const StatusBadge = ({ status }: Pick<InitiativeFrontmatter, 'status'>) => (
  <span className={tone[badgeTone(status)]}>{status}</span>
);
