import { amountFault, percentFault } from './amount.ts';
import { emailFault, phoneFault } from './contact.ts';
import { dateFault } from './date.ts';
import type { FormFault, FormId } from './form.ts';
import { hostIdFault } from './host-id.ts';
import { linkFault, webFault } from './link.ts';
import { pictureFault } from './picture.ts';
import { repositoryFault } from './repository.ts';
import { slugFault } from './slug.ts';

const JUDGES: Readonly<Record<FormId, (value: unknown) => FormFault>> = {
  date: dateFault,
  montant: amountFault,
  pourcentage: percentFault,
  slug: slugFault,
  image: pictureFault,
  lien: linkFault,
  'adresse-web': webFault,
  courriel: emailFault,
  telephone: phoneFault,
  identifiant: hostIdFault,
  depot: repositoryFault,
};

/** Says why a value that was refused does not have its form. */
export function formFault(form: FormId, value: unknown): FormFault {
  if (typeof value !== 'string' || value.length <= LONGEST) return JUDGES[form](value);
  // What is cut short may be said, never offered for pasting.
  const { value: _cut, ...said } = JUDGES[form](value.slice(0, LONGEST));
  return said;
}

/** Longer than any address: beyond, patterns would take their time. */
const LONGEST = 2000;
