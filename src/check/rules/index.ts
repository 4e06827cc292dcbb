import { bidiControls } from './bidi-controls.ts';
import type { ContentRule, DocumentRule } from './checking.ts';
import { requiredPages } from './content-routes.ts';
import { drafts } from './drafts.ts';
import { files } from './files.ts';
import { frontmatterMarks } from './frontmatter-marks.ts';
import { guideLinks } from './guides.ts';
import { bodyHeadings } from './heading-levels.ts';
import { anchors, doubleAnchors } from './link-anchors.ts';
import { links } from './links.ts';
import { shownLists } from './lists-shown.ts';
import { fileNumbers } from './numbered.ts';
import { pictureFiles } from './picture-files.ts';
import { samples, templateTexts } from './samples.ts';
import { strayLines } from './stray-lines.ts';
import { pictureAlts, pictures, vagueAlts } from './text-pictures.ts';
import { titleLengths, uniqueTitles } from './titles.ts';
import { uniqueRoutes } from './unique-routes.ts';

/** Rules that check each document alone. */
export const documentRules: readonly DocumentRule[] = [
  pictureAlts,
  vagueAlts,
  frontmatterMarks,
  titleLengths,
  samples,
  templateTexts,
  shownLists,
  strayLines,
  bidiControls,
  ({ facts }) => facts.issues,
  bodyHeadings,
];

/** Rules that check the whole content. */
export const contentRules: readonly ContentRule[] = [
  files,
  guideLinks,
  requiredPages,
  uniqueRoutes,
  fileNumbers,
  pictures,
  pictureFiles,
  links,
  anchors,
  doubleAnchors,
  drafts,
  uniqueTitles,
];
