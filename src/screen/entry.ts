import config from 'virtual:ecran';
import { init, registerCustomFormat } from '@sveltia/cms';
import { type Form, fromFile, type Opened, toFile } from './format.ts';

/** Both of one origin, the previews of proposals, which run a stranger's code, could read the token that is kept here. */
const isBesideSite = new URL(config.site_url ?? '').origin === location.origin;

const register = (form: Form, extension: string) =>
  registerCustomFormat(form, extension, {
    fromFile: (text: string) => fromFile(text, form),
    toFile: (data: Opened) => toFile(data, form),
  });

if (isBesideSite) {
  document.body.innerHTML = `<main><h1>Écrire</h1>
<p>L’écran ne s’ouvre pas à l’adresse du site : donnez-lui un nom de domaine à lui (docs/hebergement.md).</p></main>`;
} else {
  register('texte', 'mdx');
  register('donnees', 'yml');
  // In French, whatever the browser speaks.
  Object.defineProperty(navigator, 'languages', { value: ['fr'] });
  await init({ config });
}
