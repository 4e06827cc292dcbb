import { anchors, sharedAnchors } from './anchors.ts';
import type { ContentRule, DocumentRule } from './checking.ts';
import { drafts } from './drafts.ts';
import { files } from './files.ts';
import { frontmatterMarks } from './frontmatter-marks.ts';
import { guideLinks, writtenGuide } from './guides.ts';
import { bodyHeadings } from './headings.ts';
import { links } from './links.ts';
import { shownLists } from './lists-shown.ts';
import { fileNumbers } from './numbered.ts';
import { ownAddresses } from './own-addresses.ts';
import { pictureFiles } from './picture-files.ts';
import { pictureAlts, pictures, vagueAlts } from './pictures.ts';
import { requiredPages } from './routes.ts';
import { samples, templateTexts } from './samples.ts';
import { strayLines } from './stray-lines.ts';
import { lengths, uniqueTitles } from './titles.ts';
import { turnedTexts } from './turned-texts.ts';

/** What is asked of each document of any site. */
export const documentRules: readonly DocumentRule[] = [
  pictureAlts,
  vagueAlts,
  frontmatterMarks,
  lengths,
  samples,
  templateTexts,
  shownLists,
  strayLines,
  turnedTexts,
  // What a body can be refused for by itself.
  ({ facts }) => facts.issues,
  bodyHeadings,
];

/** What is asked of all together. */
export const contentRules: readonly ContentRule[] = [
  files,
  writtenGuide,
  guideLinks,
  requiredPages,
  ownAddresses,
  fileNumbers,
  pictures,
  pictureFiles,
  links,
  anchors,
  sharedAnchors,
  drafts,
  uniqueTitles,
];
