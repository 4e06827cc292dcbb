import type { InitiativeFrontmatter } from '../../content/schema/initiative.ts';

type Lines = NonNullable<InitiativeFrontmatter['budgetLines']>;

/** The sum of budget lines, in FCFA. */
export const totalOf = (lines: Lines) => lines.reduce((sum, { amount }) => sum + amount, 0);
