import { FORM_WORDS } from '../../content/form-words.ts';
import { shownBy } from '../../content/forms/embeds.ts';
import type { FormName } from '../../content/schema/site.ts';
import { sectionOf } from '../../content/sections.ts';
import { LiveBlock } from '../live-block.tsx';
import { MessageForm } from '../message-form/message-form.tsx';
import { type RenderContext, useSite } from '../site-context.ts';
import { FormEmbed } from './form-embed.tsx';
import { providers } from './providers.ts';

/** A form of the site where an editor places it: in its provider's frame, or as the site's own. */
export function FormBlock({ form, boxless }: { form: FormName; boxless?: boolean }) {
  const context = useSite();
  const { site, forms } = context.manifest;
  const { provider: host, ids } = site.forms;
  const contact = contactOf(context);
  if (host === 'message') {
    const props = { form, content: forms[form], words: FORM_WORDS, ...contact };
    return <LiveBlock name="MessageForm" block={MessageForm} props={props} boxless={boxless} />;
  }
  const id = ids[form];
  const provider = shownBy(host, id);
  const address = providers[provider].address(id, form);
  const title = `Formulaire\u00a0: ${forms[form].title}`;
  const props = { form, title, provider, id, address, ...contact };
  return <LiveBlock name="FormEmbed" block={FormEmbed} props={props} boxless={boxless} />;
}

/** Whom a page's visitor reaches when a frame does not come: the sub-site where it has a contact, else the owner. */
export function contactOf({ manifest, entry }: RenderContext) {
  const { contact } = sectionOf(entry?.route ?? '/', manifest);
  return { email: contact?.email ?? manifest.site.email, phone: manifest.site.phone };
}
