import type { Issue } from '../content/issue.ts';
import type { Split } from './split.ts';

/** What is wrong in a frontmatter before its fields are looked at. */
export function yamlIssues(parts: Split, file: string): Issue[] {
  const { yaml, matter, fenceLine } = parts;
  const at = (line: number, column: number) => ({ severity: 'error' as const, file, line, column });
  if (matter.trim() === '' && yaml.data === null) {
    return [
      {
        rule: 'en-tete-manquant',
        ...at(1, 1),
        message: 'Ce fichier ne commence pas par un en-tête entre deux lignes « --- ».',
        hint: 'Ajoutez en haut du fichier une ligne « --- », les clés, puis une ligne « --- ».',
      },
    ];
  }
  return yaml.errors.map((error) => {
    const before = matter.slice(0, error.pos[0]).split('\n');
    return {
      rule: 'yaml',
      ...at(before.length + fenceLine, (before.at(-1)?.length ?? 0) + 1),
      message: 'Cette ligne de l’en-tête ne peut pas être lue.',
      hint: 'Écrivez « clé: "valeur" », avec un espace après les deux-points et des guillemets autour d’un texte qui contient « : » ou « # ».',
    };
  });
}
