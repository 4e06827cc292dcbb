import type { FieldDiagnosis } from '../values/paths.ts';

/** Minimum number of unknown keys by which frontmatter is taken for that of another site. */
const FOREIGN_KEYS = 4;

/** Of frontmatter that was written for another site: one issue for all its keys, and none for those that are missing. */
export function withoutForeignKeys(found: readonly FieldDiagnosis[]): readonly FieldDiagnosis[] {
  const unknown = found.filter(({ rule, path }) => rule === 'cle-inconnue' && path.length === 1);
  const foreign = unknown.filter(({ suggestion }) => suggestion === undefined);
  const whole = foreign.length >= FOREIGN_KEYS && otherSite(foreign);
  if (!whole) return found;
  const isOfKeys = ({ rule }: FieldDiagnosis) =>
    /^(?:cle-(?:inconnue|manquante)|alt-manquant)$/.test(rule);
  return [
    whole,
    ...found.filter((one) => !isOfKeys(one) || (one.suggestion && one.rule === whole.rule)),
  ];
}

const otherSite = ([first, ...rest]: readonly FieldDiagnosis[]) =>
  first && {
    ...first,
    message: `Cet en-tête vient d’un autre site : ${rest.length + 1} de ses clés n’existent pas ici.`,
    hint: `Effacez les lignes de ces clés : ${[first, ...rest].map(({ path }) => String(path[0])).join(', ')}. Reprenez celles d’un modèle de content/JE-VEUX.md.`,
  };
