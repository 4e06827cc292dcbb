import { aboutFile } from '../../check/rules/rule.ts';
import type { Issue } from '../../content/issue.ts';
import { tooManyPoints } from '../../content/limits.ts';
import { TooManyPoints } from './reading.ts';

/** What to tell an editor whose picture the check let pass and that can't be made ready for the web. */
export const pictureIssue = (file: string, fault: unknown): Issue =>
  aboutFile(file, fault instanceof TooManyPoints ? tooManyPoints(fault.points) : unopened(file));

const unopened = (file: string) => ({
  rule: 'image-invalide',
  message: 'Cette image ne s’ouvre pas : le fichier est abîmé, incomplet, ou n’est pas une image.',
  hint: file.toLowerCase().endsWith('.svg')
    ? 'Exportez de nouveau ce dessin en SVG depuis votre logiciel, puis remplacez ce fichier.'
    : 'Ouvrez l’original, enregistrez-le de nouveau en JPEG ou en PNG, puis remplacez ce fichier.',
});
