import { kindOf } from '../../content/routes.ts';
import { elsewhere } from './elsewhere.ts';
import { type Names, nameToType, rightName } from './right-names.ts';

const RULE = 'fichier-inconnu';
const MESSAGE = 'Le site ne sait que faire de ce fichier.';

/** What is said of a file that the site does not read. */
export function stranger(path: string, names: Names) {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const text = strangerMeant(path);
  if (text !== undefined) {
    const { path: given, taken } = names.give(path, text);
    const suggestion = nameToType(path, given);
    const hint = taken
      ? `${taken} « ${suggestion} ».`
      : `Renommez-le en « ${suggestion} » pour en faire un texte du site.`;
    return { rule: RULE, message: messageOf(name), hint, suggestion };
  }
  return { rule: RULE, message: MESSAGE, hint: hintOf(name) };
}

/** The path that a file should take to be the text that it was meant as; undefined when it was not. */
export function strangerMeant(path: string): string | undefined {
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const text = textMeant(path, path.slice(folder.length));
  return text === undefined ? undefined : folder + rightName(text);
}

/** What follows the last dot, where it can be the kind of a file: `.2026` is a piece of the name. */
const EXTENSION = /\.[a-z][a-z0-9]{0,7}$/i;

/** The name, without its ending, of a file that was meant as a text; undefined when it was not. */
function textMeant(path: string, name: string): string | undefined {
  if (/^[^.].*\.(md|txt|markdown)$/i.test(name)) return name.replace(/(\.mdx)?\.[a-z]+$/i, '');
  if (kindOf(path) === undefined || !path.includes('/') || name.startsWith('.')) return undefined;
  // The letters of "mdx" in another order, missing or twice.
  if (/\.[mdx]{2,4}$/i.test(name)) return name.replace(/\.[mdx]+$/i, '');
  return EXTENSION.test(name) ? undefined : name.replace(/(?<=.)[\s.,;_-]*mdx$/i, '');
}

const messageOf = (name: string) =>
  EXTENSION.test(name)
    ? MESSAGE
    : 'Le nom de ce fichier ne se termine pas par « .mdx » : le site ne le lit pas.';

function hintOf(name: string): string {
  if (/\.(jpe?g|png|webp|avif|svg|heic|gif)$/i.test(name)) {
    return 'Déposez cette image dans content/images, puis supprimez-la d’ici.';
  }
  if (/\.ya?ml$/i.test(name)) {
    return 'Le site lit site.yml, notices.yml et redirections.yml, à la racine de content : vérifiez le nom.';
  }
  return (
    elsewhere(/\.([^.]+)$/.exec(name)?.[1] ?? '') ??
    'Retirez-le : content n’accepte que des textes .mdx et, dans content/images, des images.'
  );
}
