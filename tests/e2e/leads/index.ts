import { en } from './en.ts';
import type { Lead } from './lead.ts';
import { navigation } from './navigation.ts';

/** Every lead: one copy of the site has the changes of all of them. */
export const leads: readonly Lead[] = [navigation, en];
