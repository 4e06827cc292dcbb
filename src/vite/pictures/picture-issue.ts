import type { Issue } from '../../content/issue.ts';
import { TooManyPixels } from './reading.ts';

/** What to tell an editor whose picture the check let pass and that can't be made ready for the web. */
export function pictureIssue(file: string, fault: unknown): Issue {
  const place = { severity: 'error', file, line: 1, column: 1 } as const;
  if (fault instanceof TooManyPixels) {
    const millions = Math.ceil(fault.pixels / 1_000_000);
    return {
      ...place,
      rule: 'image-trop-lourde',
      message: `Cette image compte ${millions} millions de points : la limite est de 60 millions.`,
      hint: 'Réduisez-la (2 000 points de large suffisent), puis déposez-la de nouveau.',
    };
  }
  return {
    ...place,
    rule: 'image-invalide',
    message:
      'Cette image ne s’ouvre pas : le fichier est abîmé, incomplet, ou n’est pas une image.',
    hint: file.toLowerCase().endsWith('.svg')
      ? 'Exportez de nouveau ce dessin en SVG depuis votre logiciel, puis remplacez ce fichier.'
      : 'Ouvrez l’original, enregistrez-le de nouveau en JPEG ou en PNG, puis remplacez ce fichier.',
  };
}
