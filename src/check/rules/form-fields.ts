import type { FrontmatterSource } from '../../content/document.ts';
import { type Diagnosis, type Issue, issueAt } from '../../values/issue.ts';
import { valueAt } from '../../values/paths.ts';

const KEYS = ['name', 'label', 'kind', 'choices'];

/** Reports form fields with the same name, choices without answers, and answers of a field that is not a choice. */
export function formFields({ path, file, data, positionOf }: FrontmatterSource): Issue[] {
  if (!path.startsWith('formulaires/')) return [];
  const fields = valueAt(data, ['fields']);
  if (!Array.isArray(fields)) return [];
  const names = fields.map((field: unknown) => valueAt(field, ['name']));
  return fields.flatMap((field: unknown, at): Issue[] => {
    const [name, label, kind, choices] = KEYS.map((key) => valueAt(field, [key]));
    const title = String(label ?? name);
    const about = (key: string, diagnosis: Diagnosis) => [
      issueAt(file, positionOf(['fields', at, key], 'key'), diagnosis),
    ];
    if (typeof name === 'string' && names.indexOf(name) < at)
      return about('name', {
        rule: 'champ-double',
        message: `Deux champs de ce formulaire ont le même nom : « ${name} ».`,
        hint: `Donnez un autre nom à celui-ci. Exemple : name: ${name}-2`,
      });
    if (kind === 'choice' && !(Array.isArray(choices) && choices.length > 0))
      return about('kind', {
        rule: 'champ-choix',
        message: `La question « ${title} » est un choix, sans réponse à choisir.`,
        hint: 'Sous cette ligne, écrivez « choices: », puis les réponses, une par ligne : un tiret « - » devant chacune.',
      });
    if (typeof kind !== 'string' || kind === 'choice' || choices === undefined) return [];
    return about('choices', {
      rule: 'champ-choix',
      message: `La question « ${title} » a des réponses : il lui faut « kind: choice ».`,
      hint: 'Écrivez « kind: choice », ou effacez « choices: » et ses réponses.',
    });
  });
}
