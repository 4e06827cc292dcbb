import type { Rule } from '../checking.ts';
import { anchors } from './anchors.ts';
import { bodies, documents } from './blocks.ts';
import { budgets, donations } from './budget.ts';
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

export const rules: readonly Rule[] = [
  files,
  writtenGuide,
  guideLinks,
  requiredPages,
  ownAddresses,
  redirectedAddresses,
  fileNumbers,
  answers,
  budgets,
  donations,
  events,
  pictures,
  pictureAlts,
  pictureFiles,
  links,
  menus,
  misplacedSections,
  anchors,
  sharedAnchors,
  unlinkedPages,
  drafts,
  frontmatterMarks,
  embeds,
  formFields,
  languages,
  lengths,
  uniqueTitles,
  samples,
  templateTexts,
  shownLists,
  strayLines,
  words,
  bodies,
  documents,
  bodyHeadings,
];
