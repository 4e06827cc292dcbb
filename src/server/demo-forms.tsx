import { renderToStaticMarkup } from 'react-dom/server';
import { Fields } from '../blocks/message-form/fields.tsx';
import type { Manifest } from '../content/manifest.ts';
import page from './demo-forms.html?raw';

/** The demonstration forms, all in one page: `public/demo/formulaire.js` leaves the one that is asked for. */
export function demoForms({ forms, editions }: Manifest): string {
  const { ownForms, wrong, forms: said } = editions.fr.words;
  const words = { ...ownForms, wrong, lang: 'fr' } as const;
  const notice = <h1 className="avis">{said.demo}</h1>;
  const all = Object.entries(forms).map(([name, { title, fields }]) => (
    <form key={name} id={name} method="dialog" aria-labelledby={`titre-${name}`}>
      <h2 id={`titre-${name}`}>{title}</h2>
      <Fields form={name} fields={fields} words={words} />
    </form>
  ));
  return page.replace('<!-- formulaires -->', () => renderToStaticMarkup([notice, all]));
}
