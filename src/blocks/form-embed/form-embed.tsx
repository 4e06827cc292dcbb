import type { FormHost } from '../../content/embeds.ts';
import type { FormName } from '../../content/schema/site.ts';
import { Embed, type EmbedProps } from '../../ui/embed/embed.tsx';
import { providers } from './providers.ts';

interface FormEmbedProps extends Omit<EmbedProps, 'protocol' | 'reserve' | 'fixed'> {
  form: FormName;
  provider: FormHost;
}

/** Height of every form until it sends its own; the proposal keeps it (spec sections 2 and 9). */
const HEIGHT = 600;

export function FormEmbed({ form, provider, ...rest }: FormEmbedProps) {
  return (
    <div data-form={form}>
      <Embed
        {...rest}
        protocol={providers[provider]}
        reserve={HEIGHT}
        fixed={form === 'proposal'}
      />
    </div>
  );
}
