import { subsiteOf } from '../../model/subsites.ts';
import { embedOf } from '../../site/embeds.ts';
import { filled } from '../../site/languages.ts';
import type { Form } from '../../site/schema/form.ts';
import type { FormName } from '../../site/schema/site.ts';
import { Island } from '../island.tsx';
import { type RenderContext, useRenderContext } from '../render-context.ts';
import type { EmbedWords } from './embed.tsx';

/** A form: in a frame of the provider that `site.yml` names or, for the provider `message`, the site's own form. */
export function FormEmbed({ form, boxless }: { form: FormName; boxless?: boolean }) {
  const context = useRenderContext();
  const { settings, forms } = context.manifest;
  const { words } = context;
  const { provider: configured, ids } = settings.forms;
  const [id, content] = [ids[form], forms[form]];
  const contact = contactOf(context);
  const inFrame = embedWords(context, 'forms');
  if (configured === 'message') return <OwnForm {...{ form, content, boxless }} />;
  const { name: host, ...frame } = embedOf(configured, id, form);
  const props = {
    form,
    ...frame,
    title: words.forms[form],
    // Without a host: no note for the demonstration form, whose own text explains it.
    note: host
      ? filled(words.forms.hosted, { host })
      : frame.provider !== 'demo' && words.forms.elsewhere,
    words: { ...inFrame, offline: words.forms.offline },
    ...contact,
  };
  return <Island name="Embed" props={props} boxless={boxless} />;
}

/** The map of the provider that `site.yml` names. */
export function MapEmbed() {
  const context = useRenderContext();
  const { provider, id } = context.manifest.settings.map;
  const { name: host, ...frame } = embedOf(provider, id);
  const { hosted, label } = context.words.map;
  const props = {
    ...frame,
    title: label,
    // Without a host: no note for the demonstration map, whose own text explains it.
    note: !!host && filled(hosted, { host }),
    words: embedWords(context, 'map'),
    ...contactOf(context),
  };
  return <Island name="Embed" props={props} />;
}

/** The site's own form: the answers become a message that the visitor sends by WhatsApp or e-mail. */
export function OwnForm({
  boxless,
  ...form
}: {
  form: string;
  content: Form;
  boxless?: boolean | undefined;
}) {
  const context = useRenderContext();
  const { words, lang, notices } = context;
  const { write, call } = embedWords(context, 'forms');
  const props = {
    ...form,
    words: { ...words.ownForms, wrong: words.wrong, lang, write, call },
    copied: notices['copie-message'],
    refused: notices['copie-message-impossible'],
    ...contactOf(context),
  };
  return <Island name="MessageForm" props={props} boxless={boxless} />;
}

/** Texts of a frame while it loads, and when loading fails. */
function embedWords(context: RenderContext, what: 'forms' | 'map'): EmbedWords {
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

/** Contact to show when a frame fails to load: e-mail of the sub-site or, without one, of the owner; the owner's phone. */
function contactOf(context: RenderContext) {
  const { settings } = context.manifest;
  return { email: sectionHere(context).contact?.email ?? settings.email, phone: settings.phone };
}

export const sectionHere = ({ manifest, entry }: RenderContext) =>
  subsiteOf(entry?.route ?? '/', manifest);
