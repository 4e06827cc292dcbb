import { pictureAlts } from './alternatives.ts';
import type { ContentRule, DocumentRule } from './checking.ts';
import { doubledParagraphs } from './doubled-paragraphs.ts';
import { doubtfulAddresses } from './doubtful-addresses.ts';
import { drafts, farDays } from './drafts.ts';
import { requiredPages, uniqueRoutes } from './existing-routes.ts';
import { faultyValues } from './field-values.ts';
import { downloads, files } from './files.ts';
import { embeds, formFields } from './forms.ts';
import { misplacedSections, missingAnswers, missingDates, reversedEvents } from './kind-keys.ts';
import { fileNumbers, misnamedNews, reports } from './kind-names.ts';
import { namesInTexts, translatedLinks, untranslated } from './languages.ts';
import { anchors, doubleAnchors } from './link-anchors.ts';
import { links } from './links.ts';
import { menus } from './menus.ts';
import { pastedLines } from './pasted-lines.ts';
import { donations } from './public-lines.ts';
import { redirectedAddresses } from './redirections.ts';
import { faultyLines, proofs } from './register/lines.ts';
import { overdue } from './register/overdue.ts';
import { histories, votes } from './register/progress.ts';
import { budgetText, sums } from './register/sums.ts';
import { samples, templateTexts } from './samples.ts';
import { linkedFiles, shownLists } from './shown-data.ts';
import { strayLines } from './stray-lines.ts';
import { pictures } from './text-pictures.ts';
import { bodyHeadings, titleLengths, uniqueTitles } from './titles.ts';
import { writtenDays } from './written-days.ts';

/** Rules that check each document alone. */
export const documentRules: readonly DocumentRule[] = [
  faultyValues,
  pictureAlts,
  titleLengths,
  samples,
  templateTexts,
  shownLists,
  strayLines,
  ({ bodyIssues }) => [...bodyIssues],
  bodyHeadings,
  writtenDays,
  pastedLines,
  doubledParagraphs,
  missingAnswers,
  donations,
  misplacedSections,
  embeds,
  reversedEvents,
  formFields,
  // The register of an initiative (docs/contract.md#register).
  sums,
  budgetText,
  histories,
  faultyLines,
  proofs,
  votes,
];

/** Rules that check the whole content; `picture-files.ts` has those that need the bytes of pictures. */
export const contentRules: readonly ContentRule[] = [
  files,
  downloads,
  requiredPages,
  uniqueRoutes,
  fileNumbers,
  pictures,
  links,
  doubtfulAddresses,
  anchors,
  doubleAnchors,
  drafts,
  farDays,
  missingDates,
  uniqueTitles,
  redirectedAddresses,
  menus,
  linkedFiles,
  translatedLinks,
  untranslated,
  namesInTexts,
  overdue,
  misnamedNews,
  reports,
];
