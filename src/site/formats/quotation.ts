import type { Format } from './format.ts';

/** Words that the site puts in guillemets: those that an editor puts around the whole of them are left out. */
export const QUOTATION: Format = {
  rule: 'forme',
  accepts: (text) => bare(text) === text,
  wrong: 'a des guillemets, que le site met lui-même',
  hint: 'Écrivez la citation sans guillemets.',
  plain: bare,
};

function bare(text: string): string {
  const [, words = text] = /^[«“„"]\s*([^«»“”„"]*?)\s*[»”“"]$/.exec(text) ?? [];
  return words;
}
