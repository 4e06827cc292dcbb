import { data } from './data.ts';
import { drafts } from './drafts.ts';
import { forms } from './forms.ts';
import type { Lead } from './lead.ts';
import { lists } from './lists.ts';
import { money } from './money.ts';
import { navigation } from './navigation.ts';

/** Every lead: one copy of the site has the changes of all of them. */
export const leads: readonly Lead[] = [data, drafts, forms, ...lists, money, navigation];
