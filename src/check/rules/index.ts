import { answers } from './answers.ts';
import type { ContentRule, DocumentRule } from './checking.ts';
import { requiredPages } from './content-routes.ts';
import { donations } from './donations.ts';
import { doubtfulAddresses } from './doubtful-addresses.ts';
import { downloads } from './downloads.ts';
import { drafts } from './drafts.ts';
import { embeds } from './embeds.ts';
import { events } from './events.ts';
import { files } from './files.ts';
import { formFields } from './form-fields.ts';
import { frontmatterMarks, publishedNotes } from './frontmatter-marks.ts';
import { guideLinks } from './guides.ts';
import { bodyHeadings } from './heading-levels.ts';
import { languages, translatedLinks } from './languages.ts';
import { anchors, doubleAnchors } from './link-anchors.ts';
import { linkedFiles } from './linked-files.ts';
import { links } from './links.ts';
import { shownLists } from './lists-shown.ts';
import { menus, misplacedSections } from './menus.ts';
import { fileNumbers } from './numbered.ts';
import { redirectedAddresses } from './redirections.ts';
import { registerContentRules, registerDocumentRules } from './register/index.ts';
import { sameWords } from './same-words.ts';
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
  publishedNotes,
  titleLengths,
  samples,
  templateTexts,
  shownLists,
  strayLines,
  ({ facts }) => facts.issues,
  bodyHeadings,
  answers,
  donations,
  misplacedSections,
  embeds,
  events,
  formFields,
  languages,
  ...registerDocumentRules,
];

/** Rules that check the whole content; `picture-files.ts` has those that need the bytes of pictures. */
export const contentRules: readonly ContentRule[] = [
  files,
  downloads,
  guideLinks,
  requiredPages,
  uniqueRoutes,
  fileNumbers,
  pictures,
  links,
  doubtfulAddresses,
  anchors,
  doubleAnchors,
  drafts,
  uniqueTitles,
  redirectedAddresses,
  menus,
  linkedFiles,
  translatedLinks,
  sameWords,
  ...registerContentRules,
];
