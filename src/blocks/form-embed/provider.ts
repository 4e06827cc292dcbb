import type { FormName } from '../../content/schema/site.ts';
import type { EmbedProtocol } from '../../ui/embed/protocol.ts';

/** A form host: where its forms are, and how its frames speak. */
export interface FormProvider extends EmbedProtocol {
  /** Said to the visitor before the form opens. */
  note: string;
  /** Address of a form from the id (or the pasted address) of `site.yml`. */
  address(id: string, form: FormName): string;
}

/** The id inside a pasted address, by the provider's pattern; an id comes back unchanged. */
export const idIn = (pasted: string, pattern: RegExp): string =>
  pattern.exec(pasted)?.[1] ?? pasted;
