const SITE: Readonly<Record<string, string>> = {
  email: 'Courriel de contact',
  phone: 'Téléphone de contact',
  'donation/phone': 'Numéro qui reçoit les dons',
  'donation/recipient': 'Bénéficiaire des dons',
  'subsites/decouverte/email': 'Courriel d’À la Découverte du Gabon',
  'subsites/decouverte/messaging': 'Messagerie d’À la Découverte du Gabon',
  'subsites/ndjoOyeri/email': 'Courriel de Ndjo Oyeri',
  'press/email': 'Courriel du contact presse',
  'press/phone': 'Téléphone du contact presse',
  'social/professional': 'Réseau professionnel',
  'social/network': 'Réseau social',
  'documents/cv': 'CV à télécharger',
  'documents/pressRelease': 'Communiqué en PDF',
  'documents/statutes': 'Statuts d’Eco Logik',
  'documents/brochure': 'Plaquette d’Eco Logik',
  'documents/logo': 'Logo d’Eco Logik',
  'forms/provider': 'Hébergeur des formulaires',
  'forms/ids/partner': 'Formulaire « Devenir Partenaire »',
  'forms/ids/volunteer': 'Formulaire « Devenir Bénévole »',
  'forms/ids/child': 'Formulaire « Inscrire un enfant »',
  'forms/ids/knowledge': 'Formulaire « Partager un savoir »',
  'forms/ids/map': 'Formulaire de la carte',
  'forms/ids/proposal': 'Formulaire « Proposer un projet »',
  'map/provider': 'Hébergeur de la carte',
  'map/id': 'Identifiant de la carte',
  radio: 'Adresse d’écoute de la radio',
  repository: 'Adresse du dépôt',
  'data/pricePerMb': 'Prix du mégaoctet',
  'data/source': 'Source du prix du mégaoctet',
};

const KEYS: Readonly<Record<string, string>> = {
  budget: 'Budget du projet',
  collected: 'Somme collectée',
  amount: 'Montant',
  price: 'Prix',
  phone: 'Téléphone',
  email: 'Courriel',
  href: 'Lien',
  url: 'Adresse',
  link: 'Lien',
};

/** The French name of a sensitive value, from the file and the keys that lead to it. */
export function labelOf(path: string, keys: readonly string[]): string {
  const known = path === 'site.yml' ? SITE[keys.join('/')] : undefined;
  const key = keys.at(-1) ?? '';
  const item = keys.length > 1 ? keys.at(-2) : undefined;
  const name = KEYS[key] ?? key;
  return known ?? (item ? `${name}\u00a0: ${item}` : name);
}
