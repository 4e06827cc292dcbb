import { accounts } from './accounts.ts';
import { data } from './data.ts';
import { drafts } from './drafts.ts';
import { en } from './en.ts';
import { forms } from './forms.ts';
import type { Lead } from './lead.ts';
import { lists } from './lists.ts';
import { money } from './money.ts';
import { navigation } from './navigation.ts';
import { register } from './register.ts';

/** Every lead: one copy of the site has the changes of all of them. */
export const leads: readonly Lead[] = [
  accounts,
  data,
  drafts,
  en,
  forms,
  ...lists,
  money,
  navigation,
  register,
];
