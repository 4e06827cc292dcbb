import type { FileBytes } from '../../documents/content-files.ts';
import type { Reading } from '../../documents/read-files.ts';
import { type Fault, FIRST_LINE, type Issue, isError, issueAt } from '../../values/issue.ts';
import { MAX_DRAWING_BYTES, MAX_PICTURE_BYTES, megabytes } from '../../values/limits.ts';
import { memoizeByKey } from '../../values/memoize.ts';
import { badName, rightPath } from './file-names.ts';
import { ofOtherService } from './files.ts';
import { svgIssues } from './svg.ts';

/** In bytes: the check warns of larger pictures (docs/contract.md#caps). */
const HEAVY = 8 * 1024 * 1024;

/** Reports files in content/images that are no valid picture, are too large, or have an unsuitable name. */
export const pictureFiles = ({ listing, files, nameOf }: Reading): Issue[] =>
  listing.pictures.flatMap((path) => {
    const file = files.get(path);
    if (!file) return [];
    const issues = cachedIssues(file, () => contentIssues(path, nameOf(path), file));
    return [...issues, ...nameIssues(path, nameOf(path))];
  });

const cachedIssues = memoizeByKey<FileBytes, Issue[]>();

function contentIssues(path: string, file: string, { size, bytes }: FileBytes): Issue[] {
  const type = pictureType(bytes);
  const fault = faultOf(path, size, type);
  const issues = fault ? [issueAt(file, FIRST_LINE, fault)] : [];
  return type === 'svg' && !issues.some(isError) ? [...issues, ...svgIssues(file, bytes)] : issues;
}

function faultOf(path: string, size: number, type: PictureType | undefined): Fault | undefined {
  const ending = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  if (type === 'heic') return HEIC;
  if (type === undefined) return notPicture(path);
  if (!fits(type, ending)) return otherFormat(type);
  const most = type === 'svg' ? MAX_DRAWING_BYTES : MAX_PICTURE_BYTES;
  const limit = `la limite est de ${most / 1024 / 1024} Mo`;
  if (size > most) return { ...weight(size, limit), rule: 'image-trop-lourde' };
  return size > HEAVY
    ? { ...weight(size, 'c’est bien plus que ce qu’un écran montre'), severity: 'warning' }
    : undefined;
}

/** True for an accepted extension: only `.svg` for an SVG, but `.jpg` also for a PNG, which browsers show. */
const fits = (type: PictureType, ending: string) =>
  type === 'svg' ? ending === 'svg' : /^(jpe?g|jfif|png|webp|avif)$/.test(ending);

const HEIC: Fault = {
  rule: 'image-heic',
  message: 'Cette photo est au format HEIC des iPhone : les navigateurs ne la montrent pas.',
  hint:
    'Convertissez-la en JPEG : sur l’iPhone, Réglages > Appareil photo > Formats > « Le plus ' +
    'compatible » ; sur un ordinateur, ouvrez-la et choisissez « Exporter en JPEG ».',
};

const notPicture = (path: string): Fault => ({
  rule: 'image-invalide',
  message: 'Ce fichier est vide, ou n’est pas une image que le site montre.',
  hint: ofOtherService(path) ?? 'Enregistrez-la en JPEG (photo), en PNG ou en SVG simple (dessin).',
});

const otherFormat = (type: PictureType): Fault => ({
  rule: 'image-format',
  message: `Cette image est au format ${type.toUpperCase()}, mais la fin de son nom ne le dit pas.`,
  hint: `Déposez-la de nouveau sous un nom qui finit par « .${type === 'jpeg' ? 'jpg' : type} », puis supprimez celle-ci.`,
});

const weight = (size: number, than: string): Fault => ({
  rule: 'image-lourde',
  message: `Cette image pèse ${megabytes(size)} Mo : ${than}.`,
  hint: 'Réduisez-la (2 000 points de large suffisent), puis déposez-la de nouveau.',
});

/** Warns of a name in which one errs easily; the picture works where texts write it alike. */
const nameIssues = (path: string, file: string): Issue[] =>
  /^[a-z0-9._/-]+$/.test(path)
    ? []
    : [issueAt(file, FIRST_LINE, { ...badName(path, rightPath(path)), severity: 'warning' })];

/** Type of a picture, by its first bytes. */
type PictureType = 'jpeg' | 'png' | 'webp' | 'avif' | 'svg' | 'heic';

/** Detects the type of a picture; undefined for others and for what is no picture. */
function pictureType(bytes: Uint8Array): PictureType | undefined {
  const ascii = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'webp';
  if (ascii(4, 8) === 'ftyp') return brandType(ascii(8, 40));
  return DRAWING.test(new TextDecoder().decode(bytes.subarray(0, 4096))) ? 'svg' : undefined;
}

/** The first tag of an SVG, behind blanks, `<?xml …?>`, comments and a DOCTYPE. */
const DRAWING =
  /^(?:\s|<\?[^>]*>|<!--(?:(?!-->)[\s\S])*-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?[^>]*>)*<(?:[\w-]+:)?svg[\s>/]/i;

function brandType(brands: string): PictureType | undefined {
  if (/avi[fs]/.test(brands)) return 'avif';
  return /hei[cxms]|hev[cx]|mif1|msf1/.test(brands) ? 'heic' : undefined;
}
