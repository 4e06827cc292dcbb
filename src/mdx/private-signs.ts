import { type Fault, wrong } from './fault.ts';

const PRIVATE = /[\ue000-\uf8ff]/;

/** Signs of a symbol font, as word processors paste them for bullets: no visitor's browser has them. */
export function privateSigns(body: string): Fault[] {
  if (!PRIVATE.test(body)) return [];
  return body.split('\n').flatMap((text, index) => {
    const at = text.search(PRIVATE);
    if (at < 0) return [];
    return [
      wrong(
        { line: index + 1, column: at + 1 },
        {
          rule: 'texte-illisible',
          message:
            'Ce signe vient d’une police de symboles : les visiteurs verraient un carré vide.',
          hint: 'Remplacez-le. Pour une liste, commencez la ligne par un tiret et une espace : « - premier point ».',
          suggestion: text.replace(/^\s*[\ue000-\uf8ff]+\s*/, '- ').replace(/[\ue000-\uf8ff]/g, ''),
        },
      ),
    ];
  });
}
