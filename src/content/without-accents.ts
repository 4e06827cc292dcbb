/** A text in the letters of the plain alphabet: "Œuvre d’été" gives "oeuvre d’ete". Other signs stay as they are. */
export const withoutAccents = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/gi, 'oe').replace(/æ/gi, 'ae');
