import { slugOf } from '../../content/forms/slug.ts';
import type { Issue } from '../../content/issue.ts';
import { kindOf } from '../../content/routes.ts';
import { dataSchemas } from '../../content/schema/index.ts';
import type { Reading } from '../../read/content.ts';
import { aboutFile } from './rule.ts';

/** Every file of the folder has its place and a name that gives a clean address. */
export function files({ listing, unreadable, nameOf }: Reading): Issue[] {
  const unknown = [
    ...listing.strangers,
    ...listing.data.filter((path) => !Object.hasOwn(dataSchemas, path)),
  ];
  return [
    ...listing.links.map((path) => aboutFile(nameOf(path), LINK)),
    ...unreadable.map((path) => aboutFile(nameOf(path), UNREADABLE)),
    ...unknown.map((path) => aboutFile(nameOf(path), stranger(path))),
    ...listing.texts.filter(isMisplaced).map((path) => aboutFile(nameOf(path), MISPLACED)),
    ...listing.texts.flatMap((path) => badName(path, nameOf)),
  ];
}

const LINK = {
  rule: 'lien-symbolique',
  message: 'Ce fichier est un raccourci vers un autre fichier : le site ne le suit pas.',
  hint: 'Supprimez-le et déposez une copie du vrai fichier à sa place.',
};

const UNREADABLE = {
  rule: 'fichier-inconnu',
  message: 'Ce fichier ne peut pas être lu : l’ordinateur en refuse l’accès.',
  hint: 'Rendez-le lisible (droits du fichier), ou déposez-le de nouveau.',
};

const MISPLACED = {
  rule: 'fichier-mal-range',
  message: 'Ce texte n’est dans aucun des dossiers que le site connaît.',
  hint: 'Déplacez-le dans content/pages, ou directement dans content/articles, content/communiques, content/initiatives ou content/charte.',
};

/** Pages may stand in folders; the other kinds stand directly in theirs. */
const isMisplaced = (path: string) => {
  const kind = kindOf(path);
  const depth = path.split('/').length;
  return kind === undefined || depth < 2 || (kind !== 'page' && depth > 2);
};

function stranger(path: string) {
  const message = 'Le site ne sait que faire de ce fichier.';
  const rule = 'fichier-inconnu';
  const name = path.slice(path.lastIndexOf('/') + 1);
  if (/\.(md|txt|mdx\.txt|markdown)$/i.test(name)) {
    const suggestion = rightName(name.replace(/(\.mdx)?\.[a-z]+$/i, '.mdx'));
    return {
      rule,
      message,
      hint: `Renommez-le en « ${suggestion} » pour en faire un texte du site.`,
      suggestion,
    };
  }
  if (/\.(jpe?g|png|webp|avif|svg|heic|gif)$/i.test(name)) {
    return { rule, message, hint: 'Déplacez cette image dans content/images.' };
  }
  if (/\.ya?ml$/i.test(name)) {
    return {
      rule,
      message,
      hint: 'Le site lit site.yml, notices.yml et redirections.yml, à la racine de content : vérifiez le nom.',
    };
  }
  return {
    rule,
    message,
    hint: 'Retirez-le : content n’accepte que des textes .mdx et, dans content/images, des images.',
  };
}

function badName(path: string, nameOf: (path: string) => string): Issue[] {
  const parts = path.split('/');
  const right = parts.map((part, at) => (at === parts.length - 1 ? rightName(part) : slugOf(part)));
  const isRight = parts.every((part, at) =>
    at === parts.length - 1 ? /^[a-z0-9-]+\.mdx$/.test(part) : /^[a-z0-9-]+$/.test(part),
  );
  if (isRight) return [];
  const suggestion = right.join('/');
  return [
    aboutFile(nameOf(path), {
      rule: 'nom-fichier',
      message:
        'Le nom de ce fichier devient une adresse : il ne peut contenir que des minuscules sans accent, des chiffres et des tirets.',
      hint: `Renommez-le en « ${suggestion} ».`,
      suggestion,
    }),
  ];
}

/** `Été à Libreville.MDX` as `ete-a-libreville.mdx`. */
export const rightName = (name: string) => `${slugOf(name.replace(/\.mdx$/i, '')) || 'page'}.mdx`;
