import { anchors } from './anchors.ts';
import { bodies, linkedFiles } from './blocks.ts';
import { budgets, donations } from './budget.ts';
import type { ContentRule, DocumentRule } from './checking.ts';
import { drafts } from './drafts.ts';
import { embeds } from './embeds.ts';
import { events } from './events.ts';
import { files } from './files.ts';
import { formFields } from './form-fields.ts';
import { frontmatterMarks } from './frontmatter-marks.ts';
import { guideLinks, writtenGuide } from './guides.ts';
import { bodyHeadings } from './headings.ts';
import { languages } from './languages.ts';
import { links } from './links.ts';
import { shownLists } from './lists-shown.ts';
import { menus, misplacedSections } from './menus.ts';
import { answers, fileNumbers } from './numbered.ts';
import { ownAddresses, redirectedAddresses } from './own-addresses.ts';
import { pictureFiles } from './picture-files.ts';
import { pictureAlts, pictures } from './pictures.ts';
import { requiredPages } from './required.ts';
import { samples, templateTexts } from './samples.ts';
import { sharedAnchors } from './shared-anchors.ts';
import { strayLines } from './stray-lines.ts';
import { lengths, uniqueTitles } from './titles.ts';
import { unlinkedPages } from './unlinked-pages.ts';
import { words } from './words.ts';

/** What is asked of each document. */
export const documentRules: readonly DocumentRule[] = [
  answers,
  budgets,
  donations,
  pictureAlts,
  misplacedSections,
  frontmatterMarks,
  embeds,
  events,
  formFields,
  languages,
  lengths,
  samples,
  templateTexts,
  shownLists,
  strayLines,
  words,
  bodies,
  bodyHeadings,
];

/** What is asked of all together. */
export const contentRules: readonly ContentRule[] = [
  files,
  writtenGuide,
  guideLinks,
  requiredPages,
  ownAddresses,
  redirectedAddresses,
  fileNumbers,
  pictures,
  pictureFiles,
  links,
  menus,
  anchors,
  sharedAnchors,
  unlinkedPages,
  drafts,
  uniqueTitles,
  linkedFiles,
];
