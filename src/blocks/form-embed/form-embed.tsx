import type { FormHost, FormName } from '../../content/schema/site.ts';
import { Embed } from '../../ui/embed/embed.tsx';
import { providers } from './providers.ts';

export interface FormEmbedProps {
  form: FormName;
  /** Accessible name of the frame. */
  title: string;
  provider: FormHost;
  id: string;
  address: string;
  email: string;
  phone: string;
}

/** Height of every form until it sends its own; the proposal keeps it (spec sections 2 and 9). */
const HEIGHT = 600;

const WORDS = {
  loading: 'Le formulaire s’ouvre ici…',
  failed:
    'Le formulaire ne s’affiche pas pour le moment. Vous pouvez l’ouvrir dans un nouvel onglet, nous écrire ou nous appeler\u00a0:',
};

export function FormEmbed({ form, provider, id, ...rest }: FormEmbedProps) {
  const protocol = providers[provider];
  return (
    <div data-form={form}>
      <Embed
        {...rest}
        id={id}
        protocol={protocol}
        note={protocol.note}
        words={WORDS}
        reserve={HEIGHT}
        fixed={form === 'proposal'}
      />
    </div>
  );
}
