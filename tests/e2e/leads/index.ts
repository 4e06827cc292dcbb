import { en } from './en.ts';
import type { Lead } from './lead.ts';

/** Every lead: one copy of the site has the changes of all of them. */
export const leads: readonly Lead[] = [en];
