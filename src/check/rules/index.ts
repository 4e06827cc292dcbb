import { uniqueAddresses } from './addresses.ts';
import { pictureAlts } from './alts.ts';
import { bodyAnchors, frontmatterAnchors } from './anchors.ts';
import { bodies, bodyDocuments } from './body.ts';
import { budgets } from './budget.ts';
import { charterNumbers, charterSections } from './charter.ts';
import { bodyContacts } from './contacts.ts';
import { embeds } from './embeds.ts';
import { files } from './files.ts';
import { frontmatterLinks } from './frontmatter-links.ts';
import { frontmatterMarks } from './frontmatter-marks.ts';
import { frontmatterPictures } from './frontmatter-pictures.ts';
import { guideLinks } from './guide-links.ts';
import { bodyHeadings } from './headings.ts';
import { languages } from './languages.ts';
import { lengths } from './lengths.ts';
import { bodyLinks } from './links.ts';
import { shownLists } from './lists-shown.ts';
import { noticeWords } from './notice-words.ts';
import { noticesAbsent } from './notices-absent.ts';
import { pictureFiles } from './picture-files.ts';
import { bodyPictures } from './pictures-in-body.ts';
import { redirectedAddresses } from './redirections.ts';
import { requiredPages } from './required.ts';
import { reservedAddresses } from './reserved-addresses.ts';
import type { Rule } from './rule.ts';
import { samples } from './samples.ts';
import { sharedAnchors } from './shared-anchors.ts';
import { timelineActions } from './timeline-actions.ts';
import { timelineLinks } from './timeline-links.ts';
import { uniqueTitles } from './unique-titles.ts';
import { unlinkedPages } from './unlinked-pages.ts';
import { writtenGuide } from './written-guide.ts';

export const rules: readonly Rule[] = [
  files,
  writtenGuide,
  guideLinks,
  requiredPages,
  uniqueAddresses,
  reservedAddresses,
  redirectedAddresses,
  charterNumbers,
  charterSections,
  budgets,
  pictureAlts,
  frontmatterPictures,
  frontmatterLinks,
  frontmatterMarks,
  embeds,
  languages,
  lengths,
  uniqueTitles,
  samples,
  pictureFiles,
  shownLists,
  noticeWords,
  noticesAbsent,
  timelineActions,
  timelineLinks,
  bodies,
  bodyDocuments,
  bodyContacts,
  bodyHeadings,
  bodyLinks,
  unlinkedPages,
  bodyAnchors,
  frontmatterAnchors,
  sharedAnchors,
  bodyPictures,
];
