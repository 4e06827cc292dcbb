import type { Issue } from '../../content/issue.ts';
import { MOST_OF_PICTURE, MOST_POINTS, megabytes, tooManyPoints } from '../../content/limits.ts';
import { onceFor } from '../../content/once-for.ts';
import type { Reading } from '../../read/content.ts';
import type { FileBytes } from '../../read/snapshot.ts';
import { elsewhere } from './elsewhere.ts';
import { isAccepted, type PictureType, pictureType, pointsOf } from './picture-type.ts';
import { rightPicture } from './right-names.ts';
import { aboutFile } from './rule.ts';
import { svgIssues } from './svg.ts';

/** Bytes of a picture that are warned of (contract section 6). */
const HEAVY = 8 * 1024 * 1024;

/** Files under content/images are pictures that a browser and the build can read, of a decent weight. */
export const pictureFiles = ({ pictures, nameOf }: Reading): Issue[] =>
  [...pictures].flatMap(([path, file]) => [
    ...once(file, () => contentIssues(path, nameOf(path), file)),
    ...nameIssues(path, nameOf(path)),
  ]);

const once = onceFor<FileBytes, Issue[]>();

function contentIssues(path: string, name: string, { size, bytes }: FileBytes): Issue[] {
  if (size === 0) {
    return [
      aboutFile(name, {
        rule: 'image-vide',
        message: 'Ce fichier d’image est vide.',
        hint: 'Déposez l’image de nouveau : l’envoi s’est interrompu.',
      }),
    ];
  }
  const extension = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  const type = pictureType(bytes);
  if (type === 'heic') return [aboutFile(name, HEIC)];
  if (type === undefined) return [aboutFile(name, notPicture(extension))];
  if (!isAccepted(type) || !fits(type, extension))
    return [aboutFile(name, format(type, extension))];
  if (size > MOST_OF_PICTURE) return [weight(name, size)];
  const points = pointsOf(type, bytes);
  if (points > MOST_POINTS) return [aboutFile(name, tooManyPoints(points))];
  const heavy = size > HEAVY ? [heavyPicture(name, size)] : [];
  return type === 'svg' ? [...heavy, ...svgIssues(name, bytes)] : heavy;
}

/** A drawing keeps its own ending; a photograph may have any other picture's. */
const fits = (type: PictureType, extension: string) =>
  type === 'svg' ? extension === 'svg' : /^(jpe?g|jfif|png|webp|avif)$/.test(extension);

const HEIC = {
  rule: 'image-heic',
  message: 'Cette photo est au format HEIC des iPhone : les navigateurs ne la montrent pas.',
  hint: 'Convertissez-la en JPEG : sur l’iPhone, Réglages > Appareil photo > Formats > « Le plus compatible » ; sur un ordinateur, ouvrez-la et choisissez « Exporter en JPEG ».',
};

const notPicture = (extension: string) => {
  const hint = elsewhere(extension);
  const but = extension ? `, malgré son nom en « .${extension.slice(0, 12)} »` : '';
  return {
    rule: 'image-invalide',
    message: hint
      ? `Ce fichier en « .${extension} » n’est pas une image : le dossier images n’accepte que des images.`
      : `Ce fichier n’est pas une image${but}.`,
    hint: hint ?? 'Retirez-le, ou déposez une image JPEG, PNG, WebP, AVIF ou SVG.',
  };
};

const format = (type: PictureType, extension: string) => ({
  rule: 'image-format',
  message: isAccepted(type)
    ? `Cette image est au format ${type.toUpperCase()}, mais ${extension ? `son nom finit par « .${extension.slice(0, 12)} »` : 'la fin de son nom ne le dit pas'}.`
    : `Les images ${type.toUpperCase()} ne sont pas acceptées.`,
  hint: isAccepted(type)
    ? `Déposez-la de nouveau sous un nom qui finit par « .${type === 'jpeg' ? 'jpg' : type} », puis supprimez celle-ci.`
    : 'Enregistrez celle-ci en JPEG (photo) ou en PNG (dessin), puis déposez-la de nouveau.',
});

const weight = (name: string, size: number) =>
  aboutFile(name, {
    rule: 'image-trop-lourde',
    message: `Cette image pèse ${megabytes(size)} Mo : la limite est de 25 Mo.`,
    hint: 'Réduisez-la (2 000 points de large suffisent), puis déposez-la de nouveau.',
  });

const heavyPicture = (name: string, size: number) =>
  aboutFile(
    name,
    {
      rule: 'image-lourde',
      message: `Cette image pèse ${megabytes(size)} Mo : le dépôt grossit pour rien.`,
      hint: 'Réduisez-la (2 000 points de large suffisent), puis déposez-la de nouveau.',
    },
    'warning',
  );

function nameIssues(path: string, name: string): Issue[] {
  const parts = path.split('/').slice(1);
  if (parts.every((part) => /^[a-z0-9._-]+$/.test(part))) return [];
  const right = rightPicture(parts.join('/'));
  return [
    aboutFile(
      name,
      {
        rule: 'image-nom',
        message:
          'Le nom de cette image contient des espaces, des accents ou des majuscules : il est facile de s’y tromper.',
        hint: `Déposez-la de nouveau sous le nom « ${right} », puis supprimez celle-ci.`,
        suggestion: right,
      },
      'warning',
    ),
  ];
}
