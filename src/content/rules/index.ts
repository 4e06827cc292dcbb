import type { OwnRules } from '../../engine/definition.ts';
import { isError } from '../../engine/issue.ts';
import { ofRules } from '../../engine/rules/silence.ts';
import { answers } from './answers.ts';
import { budgets, donations } from './budget.ts';
import { embeds } from './embeds.ts';
import { events } from './events.ts';
import { formFields } from './form-fields.ts';
import { languages } from './languages.ts';
import { linkedFiles } from './linked-files.ts';
import { menus, misplacedSections } from './menus.ts';
import { redirectedAddresses } from './redirections.ts';
import { OWN_RULES } from './rule-ids.ts';
import { unlinkedPages } from './unlinked-pages.ts';
import { words } from './words.ts';

/** What this site asks of its content beside what any site does. */
export const rules: OwnRules = {
  titles: OWN_RULES,
  document: [
    answers,
    budgets,
    donations,
    misplacedSections,
    embeds,
    events,
    formFields,
    languages,
    words,
  ],
  content: [redirectedAddresses, menus, unlinkedPages, linkedFiles],
  silences: [
    // What has errors may hold the link that seems to be missing.
    { rule: isError, hides: ofRules('page-sans-lien'), within: 'content' },
  ],
};
