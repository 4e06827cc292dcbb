import { heightIn } from '../../../ui/embed/height.ts';
import { fieldsOf } from '../../../ui/stored/stored-list.ts';
import type { FormProvider } from '../provider.ts';

/** Sample forms that the site ships: same origin, offline, nothing is sent (`public/demo/`). */
export const demo: FormProvider = {
  note: 'Formulaire de démonstration\u00a0: rien n’est envoyé.',
  address: (_id, form) => `/demo/formulaire.html?form=${form}`,
  read: (data) => {
    const height = heightIn(fieldsOf(data)?.['demo-height']);
    return height === undefined ? undefined : { height };
  },
};
