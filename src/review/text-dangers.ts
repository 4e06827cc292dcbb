import { KINDS, kinds } from '../content/kinds/index.ts';
import { englishRoute } from '../content/languages.ts';
import { type Change, changeOf, type Passage } from './change.ts';
import type { ChangedFile } from './changed-files.ts';
import type { Compared } from './dangers.ts';

const BINDING_ROUTES = KINDS.flatMap((kind) => kinds[kind].binding ?? []);

const isBinding = ({ route }: ChangedFile) => route !== null && BINDING_ROUTES.includes(route);

const ofFile = ({ file, title, route, passages }: ChangedFile): Change =>
  changeOf(file, title, { routes: route === null ? [] : [route], passages });

/** Changed texts of legally binding pages. */
export const bindingTexts = ({ files }: Compared): Change[] =>
  files.filter((file) => isBinding(file) && file.passages.length > 0).map(ofFile);

/** English pages whose file is unchanged while the file of the French page was edited. */
export const staleTranslations = ({ files, head }: Compared): Change[] =>
  files.flatMap(({ after, file, passages }) => {
    const route = after?.route && englishRoute(after.route);
    const english = head.documents.find((document) => route && document.route === route);
    if (!english || passages.length === 0 || files.some((one) => one.after === english)) return [];
    const label = `content/${english.path} traduit ${file}, qui change sans sa traduction`;
    return changeOf('', label, { routes: [english.route ?? ''] });
  });

/** Sections removed with their heading, and texts removed from a list of texts: readers cannot see that something is missing. */
export const removedSections = ({ files }: Compared): Change[] =>
  files
    .filter((file) => !isBinding(file))
    .flatMap((file) => {
      if (file.after)
        return sectionsOf(file.passages).map(([heading, ...passages]) => ({
          ...ofFile(file),
          label: heading.before,
          passages,
        }));
      return file.before?.kind && file.before.route === null ? ofFile(file) : [];
    });

/** Removed headings with the removed passages below them, subsections included. */
function sectionsOf(passages: readonly Passage[]): [heading: Passage, ...below: Passage[]][] {
  const present = new Set(passages.flatMap(({ heading, after }) => (heading ? after : [])));
  const sections: [Passage, ...Passage[]][] = [];
  for (const passage of passages.filter(({ key, after }) => key === '' && after === '')) {
    const section = sections.at(-1);
    const isBelow = passage.heading
      ? section && passage.heading > section[0].heading
      : section?.some((own) => own.heading > 0 && own.before === passage.under);
    if (section && isBelow) section.push(passage);
    else if (passage.heading) sections.push([passage]);
  }
  // A heading that was added elsewhere was moved.
  return sections.filter(([heading, ...rest]) => rest.length > 0 && !present.has(heading.before));
}
