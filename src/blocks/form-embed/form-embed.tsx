import type { FormHost, FormName } from '../../content/schema/site.ts';
import { Embed } from '../../ui/embed/embed.tsx';
import type { EmbedWords } from '../../ui/embed/protocol.ts';
import { providers } from './providers.ts';

export interface FormEmbedProps {
  form: FormName;
  provider: FormHost;
  id: string;
  address: string;
  /** Accessible name of the frame. */
  title: string;
  /** Who hosts it. */
  note: string | false;
  words: EmbedWords;
  email: string;
  phone: string;
}

/** Height of every form until it sends its own; the proposal keeps it (spec sections 2 and 9). */
const HEIGHT = 600;

export function FormEmbed({ form, provider, id, ...rest }: FormEmbedProps) {
  return (
    <div data-form={form}>
      <Embed
        {...rest}
        id={id}
        protocol={providers[provider]}
        reserve={HEIGHT}
        fixed={form === 'proposal'}
      />
    </div>
  );
}
