import type { BodyAddress } from '../../mdx/body-facts.ts';
import { pageOf } from './routes.ts';

const PICTURE = /^\/(?:content\/)?images?\/(.+\.(?:jpe?g|png|webp|avif|svg|gif|heic))$/i;

/** The address under which pages show the picture that a link names; undefined for a link to anything else. */
function pictureIn(address: string): string | undefined {
  const name = PICTURE.exec(pageOf(address))?.[1];
  return name === undefined ? undefined : `/images/${name}`;
}

/** What is said of a link to a picture: pictures are published under other names, so that it would lead nowhere. */
export function linkedPicture(address: string) {
  const picture = pictureIn(address);
  if (picture === undefined) return undefined;
  return {
    rule: 'lien-page',
    message: `« ${address.slice(0, 80)} » est une image : un lien du site mène à une page, jamais à une image seule.`,
    hint: `Pour montrer l’image, écrivez, dans le texte d’une page : ![ce que montre l’image](${picture.slice(0, 80)}). Sinon, donnez au lien l’adresse d’une page, ou retirez-le.`,
  };
}

/** What to paste to show the picture itself, in the place of a Markdown link to it. */
export function shown({ address, around }: BodyAddress): string | undefined {
  const picture = pictureIn(address);
  if (!around || picture === undefined) return undefined;
  const [before, end] = around;
  const alone = /^\[(!\[[^\]]*\]\([^()]*\))\]\($/.exec(before)?.[1];
  if (alone) return alone;
  return /^\[[^[\]]+\]\($/.test(before) ? `!${before}${picture}${end}` : undefined;
}
