import { heightIn } from '../../../ui/embed/height.ts';
import { FOREIGN_SANDBOX } from '../../../ui/embed/protocol.ts';
import { fieldsOf } from '../../../ui/stored/stored-list.ts';
import { type FormProvider, idIn } from '../provider.ts';

/** Fillout sends `{ type: "form_resized", size }` when its address asks for it. */
export const fillout: FormProvider = {
  note: 'Formulaire hébergé par Fillout.',
  sandbox: FOREIGN_SANDBOX,
  address: (id) =>
    `https://forms.fillout.com/t/${idIn(id, /fillout\.com\/t\/(\w+)/)}?fillout-embed-id=site&fillout-embed-dynamic-resize=true`,
  read: (data) => {
    const message = fieldsOf(data);
    if (message?.embedId !== 'site' || typeof message.type !== 'string') return undefined;
    return message.type === 'form_resized' ? { height: heightIn(message.size) } : {};
  },
};
