import { frameOf } from '../../content/embeds.ts';
import { filled } from '../../content/languages.ts';
import type { Form } from '../../content/schema/form.ts';
import type { FormName } from '../../content/schema/site.ts';
import { sectionOf } from '../../content/sections.ts';
import type { EmbedWords } from '../../ui/embed/embed-protocol.ts';
import { LiveBlock } from '../live-block.tsx';
import { MessageForm } from '../message-form/message-form.tsx';
import { type RenderContext, useSite } from '../site-context.ts';
import { FormEmbed } from './form-embed.tsx';

/** A form of the site where an editor places it: in its provider's frame, or as the site's own. */
export function FormBlock({ form, boxless }: { form: FormName; boxless?: boolean }) {
  const context = useSite();
  const { site, forms } = context.manifest;
  const { words } = context;
  const { provider: written, ids } = site.forms;
  const [id, content] = [ids[form], forms[form]];
  const contact = contactOf(context);
  const inFrame = embedWords(context, 'forms');
  if (written === 'message') return <OwnForm {...{ form, content, boxless }} />;
  const { name: host, ...frame } = frameOf(written, id, form);
  const props = {
    form,
    ...frame,
    title: words.forms[form],
    // The demonstration says what it is by itself, in its frame.
    note: host
      ? filled(words.forms.hosted, { host })
      : frame.provider !== 'demo' && words.forms.elsewhere,
    words: { ...inFrame, offline: words.forms.offline },
    ...contact,
  };
  return <LiveBlock name="FormEmbed" block={FormEmbed} props={props} boxless={boxless} />;
}

/** A form of the site's own, whose answers make a message. */
export function OwnForm({
  boxless,
  ...form
}: {
  form: string;
  content: Form;
  boxless?: boolean | undefined;
}) {
  const context = useSite();
  const { words, lang, manifest } = context;
  const { write, call } = embedWords(context, 'forms');
  const props = {
    ...form,
    words: { ...words.ownForms, wrong: words.wrong, lang, write, call },
    copied: manifest.notices['copie-message'],
    refused: manifest.notices['copie-message-impossible'],
    ...contactOf(context),
  };
  return <LiveBlock name="MessageForm" block={MessageForm} props={props} boxless={boxless} />;
}

/** What a frame says while it loads, and when it does not come. */
export function embedWords(context: RenderContext, what: 'forms' | 'map'): EmbedWords {
  const { words } = context;
  const { email, phone } = contactOf(context);
  return {
    ...words.embed,
    loading: words[what].loading,
    failed: words[what].failed,
    write: filled(words.embed.write, { email }),
    call: filled(words.embed.call, { phone: phone.replace(/\s/g, '\u00a0') }),
  };
}

/** Whom a page's visitor reaches when a frame does not come: the sub-site where it has a contact, else the owner. */
export function contactOf(context: RenderContext) {
  const { site } = context.manifest;
  return { email: sectionHere(context).contact?.email ?? site.email, phone: site.phone };
}

export const sectionHere = ({ manifest, entry }: RenderContext) =>
  sectionOf(entry?.route ?? '/', manifest);
