import given from 'virtual:ecran';
import { init, registerCustomFormat } from '@sveltia/cms';
import { amountPaths, amountToText, mapValuesAt, textToAmount } from './amounts.ts';
import { type FileFormat, fromFile, toFile, UNREADABLE, unwrapSource } from './file-format.ts';
import { inFrench } from './github.ts';
import { addHand, block } from './hand.ts';
import { restoreHiddenValues } from './hidden-values.ts';
import { namesFor } from './names.ts';
import { notice } from './notice.ts';
import { deletePictures, storedPictures, storePicture } from './pictures.ts';
import { type GitHubApi, SaveError, type SaveRequest, Saver } from './save.ts';
import { isEmpty, type PlainObject } from './values.ts';

const { config, blocks } = given;
const collections = config.collections?.filter((one) => 'folder' in one || 'files' in one) ?? [];
const repo = 'repo' in config.backend ? config.backend.repo : '';
const names = namesFor(collections);

/** Both of one origin, the previews of proposals, which run a stranger's code, could read the token that is kept here. */
const isBesideSite = new URL(config.site_url ?? '').origin === location.origin;

const saves = new Saver();

const fields = collections.flatMap((one) => [
  ...('fields' in one && one.fields ? one.fields : []),
  ...('files' in one && one.files ? one.files.flatMap((file) => file.fields) : []),
]);
const amounts = new Set(amountPaths(fields));

const register = (form: FileFormat, extension: string) =>
  registerCustomFormat(form, extension, {
    fromFile: (text: string) => mapValuesAt(fromFile(text, form), amounts, amountToText),
    toFile: (data: PlainObject) => {
      const source = unwrapSource(data);
      const meant = mapValuesAt(data, amounts, textToAmount) as PlainObject;
      const old = source === undefined ? {} : fromFile(source, form);
      const text = toFile(restoreHiddenValues(fields, old, meant), form);
      saves.addSource(text, source);
      return text;
    },
  });

const TEXT = /\.mdx$/;

/** Saves for the library, and shows where the proposal is, or that of another who wrote the same text. */
async function save(asked: SaveRequest, library: GitHubApi) {
  const { changes, options, title } = asked;
  const { collection } = options;
  const text = changes.find(({ path }) => TEXT.test(path))?.data;
  const opened = typeof text === 'string' ? fromFile(text, 'texte') : undefined;
  const name = opened?.title ?? opened?.question;
  try {
    if (opened && isEmpty(name))
      throw new SaveError(
        'Donnez d’abord un titre à ce texte : le nom de son fichier en est fait.',
      );
    if (changes.some(({ path }) => TEXT.test(path) && names.isUnfiled(path, collection)))
      throw new SaveError(UNFILED);
    const pictures = typeof text === 'string' ? await storedPictures(text) : [];
    const all = [...changes, ...pictures.map((picture) => ({ action: 'create', ...picture }))];
    const named = name === undefined ? title : title.replace(/«.*/, `« ${name} »`);
    const saved = await saves.save({ ...asked, changes: all, title: named }, library);
    await deletePictures(pictures);
    const { number, url } = saved.pullRequest;
    const missing = (opened ? (collection?.fields ?? []) : [])
      .filter((one) => 'required' in one && one.required && isEmpty(opened?.[one.name]))
      .map(({ label, name }) => label ?? name);
    const lacks = missing.length > 0 ? ` Il manque : ${missing.join(', ')}.` : '';
    const preview = `${config.site_url}pr-${number}/`;
    const isThere = await hasComment(library, number, preview);
    const links = [
      { text: 'Voir la proposition', to: url },
      ...(isThere ? [{ text: 'Voir l’aperçu', to: preview }] : []),
    ];
    notice(`Enregistré dans la proposition n° ${number}.${lacks}`, links);
    return saved;
  } catch (fault) {
    if (fault instanceof SaveError && fault.url !== '')
      notice(fault.message, [{ text: 'Voir la proposition', to: fault.url }]);
    throw fault;
  }
}

/** Whether a comment of a proposal names an address, as that of its preview does when it is there. */
const hasComment = async ({ rest }: GitHubApi, number: number, address: string) => {
  const comments = await rest(`/repos/${repo}/issues/${number}/comments`, { method: 'GET' }).catch(
    () => [],
  );
  return (comments as { body: string }[]).some(({ body }) => body.includes(address));
};

/** Leads to GitHub's pencil from a text that cannot be read here. */
function opened(title: string) {
  const [, kind, path] = /^#\/collections\/([^/]+)\/entries\/(.+)$/.exec(location.hash) ?? [];
  const collection = collections.find((one) => one.name === kind);
  if (title !== UNREADABLE || !collection || !('folder' in collection)) return;
  const to = `https://github.com/${repo}/edit/main/${collection.folder}/${path}.mdx`;
  notice(UNREADABLE, [{ text: 'Corriger avec le crayon', to }]);
}

let hasGitHub = false;

/** Shows what to do about GitHub; an empty text means that it answered to a sign-in. */
function report(advice: string, isExpired = false) {
  hasGitHub ||= advice === '';
  notice(advice, isExpired ? [{ text: 'Se déconnecter', to: signOut }] : []);
}

/** The library signs in with what it stores under this key. */
function signOut() {
  localStorage.removeItem('sveltia-cms.user');
  location.reload();
}

const UNFILED =
  'Choisissez d’abord le projet de cette nouvelle : touchez « Choisissez le projet », au-dessus du titre.';

async function place(file: File) {
  try {
    return await storePicture(file, names.pictureName);
  } catch (fault) {
    notice('Cette photo ne s’ouvre pas ici : choisissez-en une en JPEG, PNG ou WebP.');
    throw fault;
  }
}

if (isBesideSite) {
  document.body.innerHTML = `<main><h1>Écrire</h1>
<p>L’écran ne s’ouvre pas à l’adresse du site : donnez-lui un nom de domaine à lui (docs/hebergement.md).</p></main>`;
} else {
  register('texte', 'mdx');
  register('donnees', 'yml');
  Object.assign(globalThis, {
    fetch: inFrench(fetch.bind(globalThis), report),
    ecran: { save, block, ...names },
  });
  // In French, whatever the browser speaks.
  Object.defineProperty(navigator, 'languages', { value: ['fr'] });
  await init({ config });
  document.querySelector('.ecran-attente')?.remove();
  addHand({ blocks, place, opened, isLocal: () => !hasGitHub });
}
