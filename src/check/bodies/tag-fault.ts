import { isBlock, isRefused, isSureTag, refusedTag } from '../../site/blocks/tag-names.ts';
import type { Fault } from '../../values/issue.ts';
import { shorten } from '../../values/text.ts';

/** Fault of what looks like a tag, or like an entity, and was read as text; undefined for a sign (`a <b et c`, `<< oui >>`, `<prénom>`). */
export function tagFault(found: string, name = ''): Fault | undefined {
  const label = shorten(found, 40);
  if (name === '')
    return {
      rule: 'html',
      message: `« ${found} » vient du HTML : les visiteurs liraient ces signes.`,
      hint: 'Écrivez le signe lui-même.',
    };
  const isGlued = /^<[/\\]?\p{L}/u.test(found);
  if (found.startsWith('<<') || !(isGlued || isBlock(name))) return undefined;
  if (isRefused(name))
    return /^<\/?[\w:.-]+(?:\s*\/?>|$)|=/.test(found) ? refusedTag(name, `<${name}>`) : undefined;
  if (isSureTag(name))
    return {
      rule: 'balise-incomplete',
      message: `La balise « ${label} » est mal écrite, ou ne se termine pas.`,
      hint:
        'Écrivez, tout contre « < », le nom du bloc, puis ses propriétés, chacune nom="valeur" avec ses deux guillemets droits, ' +
        'et finissez par « > ». Dans une valeur, employez les guillemets « … ». Exemple : <FormEmbed form="volunteer" />',
    };
  const isTag = /^<\/?(?:\p{Lu}|frontmatter).*>$|\/>$/u.test(found);
  if (!isTag && !/[.:]\w|=\s?["“{]/.test(found)) return undefined;
  return {
    rule: 'bloc-inconnu',
    severity: isTag ? 'error' : 'warning',
    message: `« ${label} » n’est pas un bloc du site : les visiteurs liraient ces signes.`,
    hint: 'Choisissez un bloc de content/BLOCS.md, et écrivez son nom juste après « < » ou « </ », sans espace. Si ce sont des mots à remplacer, écrivez les vôtres sans « < » ni « > ».',
  };
}
