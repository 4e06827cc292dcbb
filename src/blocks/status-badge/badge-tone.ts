import type { InitiativeFrontmatter } from '../../content/schema/initiative.ts';

/** The colour family of a status: blue while money is raised, green for any other (spec section 4). */
export const badgeTone = (status: InitiativeFrontmatter['status']) =>
  status === 'En collecte' ? 'info' : 'success';
