import { renderToStaticMarkup } from 'react-dom/server';
import { Fields } from '../../blocks/message-form/fields.tsx';
import { FORM_WORDS } from '../../content/form-words.ts';
import type { Manifest } from '../../content/manifest.ts';
import page from './demo-forms.html?raw';

/** The demonstration forms, all in one page: `public/demo/formulaire.js` leaves the one that is asked for. */
export function demoForms(forms: Manifest['forms']): string {
  const all = Object.entries(forms).map(([name, { title, fields }]) => (
    <form key={name} id={name} method="dialog" aria-labelledby={`titre-${name}`}>
      <h2 id={`titre-${name}`}>{title}</h2>
      <Fields form={name} fields={fields} words={FORM_WORDS} />
    </form>
  ));
  return page.replace('<!-- formulaires -->', () => renderToStaticMarkup(all));
}
