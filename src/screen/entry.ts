import config from 'virtual:ecran';
import { init, registerCustomFormat } from '@sveltia/cms';
import { amountPaths, asNumber, asText, atPaths } from './amounts.ts';
import { type Form, fromFile, type Opened, sourceOf, toFile } from './format.ts';
import { inFrench } from './github.ts';
import { missingOf } from './missing.ts';
import { notice } from './notice.ts';
import { type Asked, type Library, Refused, Saves } from './save.ts';

/** Both of one origin, the previews of proposals, which run a stranger's code, could read the token that is kept here. */
const isBesideSite = new URL(config.site_url ?? '').origin === location.origin;

const saves = new Saves();

const fields = (config.collections ?? []).flatMap((one) => [
  ...('fields' in one && one.fields ? one.fields : []),
  ...('files' in one && one.files ? one.files.flatMap((file) => file.fields) : []),
]);
const amounts = new Set(amountPaths(fields));

const register = (form: Form, extension: string) =>
  registerCustomFormat(form, extension, {
    fromFile: (text: string) => atPaths(fromFile(text, form), amounts, asText),
    toFile: (data: Opened) => {
      const text = toFile(atPaths(data, amounts, asNumber) as Opened, form);
      saves.remember(text, sourceOf(data));
      return text;
    },
  });

/** Saves for the library, and shows where the proposal is, or that of another who wrote the same text. */
async function save(asked: Asked, library: Library) {
  try {
    const saved = await saves.save(asked, library);
    const { number, url } = saved.pullRequest;
    const [text] = asked.changes.flatMap(({ path, data }) =>
      path.endsWith('.mdx') && typeof data === 'string' ? [data] : [],
    );
    const { collection } = asked.options;
    const missing = text ? missingOf(collection?.fields ?? [], fromFile(text, 'texte')) : [];
    const lacks = missing.length > 0 ? ` Il manque : ${missing.join(', ')}.` : '';
    const links = [{ text: 'Voir la proposition', url }];
    notice(`Enregistré dans la proposition n° ${number}.${lacks}`, links);
    return saved;
  } catch (fault) {
    if (fault instanceof Refused && fault.url !== '')
      notice(fault.message, [{ text: 'Voir la proposition', url: fault.url }]);
    throw fault;
  }
}

if (isBesideSite) {
  document.body.innerHTML = `<main><h1>Écrire</h1>
<p>L’écran ne s’ouvre pas à l’adresse du site : donnez-lui un nom de domaine à lui (docs/hebergement.md).</p></main>`;
} else {
  register('texte', 'mdx');
  register('donnees', 'yml');
  Object.assign(globalThis, { fetch: inFrench(fetch.bind(globalThis), notice), ecran: { save } });
  // In French, whatever the browser speaks.
  Object.defineProperty(navigator, 'languages', { value: ['fr'] });
  await init({ config });
  document.querySelector('.ecran-attente')?.remove();
}
