/**
 * The nine provinces of Gabon, each with its capital and other main towns. Source: Direction générale de la
 * statistique, Recensement général de la population et des logements de 2013.
 */
export const PROVINCES = [
  {
    name: 'Estuaire',
    capital: 'Libreville',
    towns: ['Akanda', 'Owendo', 'Ntoum', 'Kango', 'Cocobeach'],
  },
  {
    name: 'Haut-Ogooué',
    capital: 'Franceville',
    towns: ['Moanda', 'Mounana', 'Okondja', 'Lékoni', 'Bongoville'],
  },
  { name: 'Moyen-Ogooué', capital: 'Lambaréné', towns: ['Ndjolé'] },
  {
    name: 'Ngounié',
    capital: 'Mouila',
    towns: ['Fougamou', 'Ndendé', 'Mbigou', 'Lébamba', 'Mimongo'],
  },
  { name: 'Nyanga', capital: 'Tchibanga', towns: ['Mayumba', 'Moabi'] },
  { name: 'Ogooué-Ivindo', capital: 'Makokou', towns: ['Booué', 'Mékambo', 'Ovan'] },
  { name: 'Ogooué-Lolo', capital: 'Koulamoutou', towns: ['Lastoursville', 'Pana'] },
  { name: 'Ogooué-Maritime', capital: 'Port-Gentil', towns: ['Gamba', 'Omboué'] },
  { name: 'Woleu-Ntem', capital: 'Oyem', towns: ['Bitam', 'Mitzic', 'Minvoul', 'Medouneu'] },
] as const;

export const PROVINCE_NAMES = PROVINCES.map(({ name }) => name) as [string, ...string[]];
