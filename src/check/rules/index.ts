import type { Rule } from '../checking.ts';
import { anchors } from './anchors.ts';
import { bodies, documents } from './blocks.ts';
import { budgets } from './budget.ts';
import { charterNumbers } from './charter.ts';
import { embeds } from './embeds.ts';
import { files } from './files.ts';
import { frontmatterMarks } from './frontmatter-marks.ts';
import { guideLinks, writtenGuide } from './guides.ts';
import { bodyHeadings } from './headings.ts';
import { languages } from './languages.ts';
import { links } from './links.ts';
import { shownLists } from './lists-shown.ts';
import { menus, misplacedSections } from './menus.ts';
import { ownAddresses, redirectedAddresses } from './own-addresses.ts';
import { pictureFiles } from './picture-files.ts';
import { pictureAlts, pictures } from './pictures.ts';
import { requiredPages } from './required.ts';
import { samples } from './samples.ts';
import { sharedAnchors } from './shared-anchors.ts';
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
  charterNumbers,
  budgets,
  pictures,
  pictureAlts,
  pictureFiles,
  links,
  menus,
  misplacedSections,
  anchors,
  sharedAnchors,
  unlinkedPages,
  frontmatterMarks,
  embeds,
  languages,
  lengths,
  uniqueTitles,
  samples,
  shownLists,
  words,
  bodies,
  documents,
  bodyHeadings,
];
