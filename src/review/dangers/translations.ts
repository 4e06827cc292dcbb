import { englishRoute } from '../../content/languages.ts';
import { isEmpty } from '../compare-pages.ts';
import { renamedFiles } from '../moves.ts';
import type { Compared, Danger } from './danger.ts';

/** The pages in English that stay as they were written while their French page changes. */
export function olderTranslations({ base, head, moves, changes }: Compared): Danger[] {
  const files = renamedFiles(base, head, moves);
  const isEdited = (file: string) =>
    base.texts.get(files.get(file) ?? file)?.text !== head.texts.get(file)?.text;
  return changes.flatMap((french) => {
    const english = head.pages.get(englishRoute(french.route));
    if (!english || isEmpty(french) || !isEdited(french.source) || isEdited(english.source))
      return [];
    const label = `${english.source} traduit ${french.source}, qui change sans sa traduction`;
    const routes = [english.route];
    return { kind: 'traduction', label, before: '', after: '', file: '', routes };
  });
}
