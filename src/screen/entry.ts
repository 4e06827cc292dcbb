import given from 'virtual:ecran';
import { init, registerCustomFormat } from '@sveltia/cms';
import { amountPaths, amountToText, mapValuesAt, textToAmount } from './amounts.ts';
import { addEditingAids, whileInert } from './editing-aids.ts';
import { type FileFormat, fromFile, toFile, UNREADABLE, unwrapSource } from './file-format.ts';
import { fileNames } from './file-names.ts';
import { withFrenchErrors } from './github.ts';
import { restoreHiddenValues } from './hidden-values.ts';
import { deletePictures, storedPictures, storePicture } from './pictures.ts';
import { type GitHubApi, SaveError, type SaveRequest, Saver } from './save.ts';
import { showNotice } from './show-notice.ts';
import { isEmpty, type PlainObject } from './values.ts';

const { config, blocks } = given;
const collections = config.collections?.filter((one) => 'folder' in one || 'files' in one) ?? [];
const repo = 'repo' in config.backend ? config.backend.repo : '';
const names = fileNames(collections);

/** True if the screen is on the origin of the site: previews of proposals, which run other people's code, could read the token. */
const isOnSiteOrigin = new URL(config.site_url ?? '').origin === location.origin;

const saver = new Saver();

const fields = collections.flatMap((one) => [
  ...('fields' in one && one.fields ? one.fields : []),
  ...('files' in one && one.files ? one.files.flatMap((file) => file.fields) : []),
]);
const amounts = new Set(amountPaths(fields));

const registerFormat = (format: FileFormat, extension: string) =>
  registerCustomFormat(format, extension, {
    fromFile: (text: string) => mapValuesAt(fromFile(text, format), amounts, amountToText),
    toFile: (data: PlainObject) => {
      const source = unwrapSource(data);
      const edited = mapValuesAt(data, amounts, textToAmount) as PlainObject;
      const old = source === undefined ? {} : fromFile(source, format);
      const text = toFile(restoreHiddenValues(fields, old, edited), format);
      saver.addSource(text, source);
      return text;
    },
  });

const TEXT = /\.mdx$/;

/** Saves in place of Sveltia CMS, and shows links to the proposal, or to the one of another person who changed the same text. */
async function save(request: SaveRequest, gitHub: GitHubApi) {
  const { changes, options, title } = request;
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
    const saved = await saver.save({ ...request, changes: all, title: named }, gitHub);
    await deletePictures(pictures);
    const { number, url } = saved.pullRequest;
    const missing = (opened ? (collection?.fields ?? []) : [])
      .filter((one) => 'required' in one && one.required && isEmpty(opened?.[one.name]))
      .map(({ label, name }) => label ?? name);
    const lacks = missing.length > 0 ? ` Il manque : ${missing.join(', ')}.` : '';
    const preview = `${config.site_url}pr-${number}/`;
    const isThere = await hasComment(gitHub, number, preview);
    const links = [
      { label: 'Voir la proposition', target: url },
      ...(isThere ? [{ label: 'Voir l’aperçu', target: preview }] : []),
    ];
    showNotice(`Enregistré dans la proposition n° ${number}.${lacks}`, links);
    return saved;
  } catch (fault) {
    if (fault instanceof SaveError && fault.url !== '')
      showNotice(fault.message, [{ label: 'Voir la proposition', target: fault.url }]);
    throw fault;
  }
}

/** True if a comment of a proposal contains an address: the workflow comments the preview's address when the preview is online. */
const hasComment = async ({ rest }: GitHubApi, number: number, address: string) => {
  const comments = await rest(`/repos/${repo}/issues/${number}/comments`, { method: 'GET' }).catch(
    () => [],
  );
  return (comments as { body: string }[]).some(({ body }) => body.includes(address));
};

/** Shows a link to GitHub's editor when the opened file could not be parsed. */
function reportUnreadable(title: string) {
  const [, kind, path] = /^#\/collections\/([^/]+)\/entries\/(.+)$/.exec(location.hash) ?? [];
  const collection = collections.find((one) => one.name === kind);
  if (title !== UNREADABLE || !collection || !('folder' in collection)) return;
  const target = `https://github.com/${repo}/edit/main/${collection.folder}/${path}.mdx`;
  showNotice(UNREADABLE, [{ label: 'Corriger avec le crayon', target }]);
}

let isSignedIn = false;

/** Shows what to do about an error of GitHub; an empty text means that the sign-in succeeded. */
function reportError(advice: string, isExpired = false) {
  isSignedIn ||= advice === '';
  showNotice(advice, isExpired ? [{ label: 'Se déconnecter', target: signOut }] : []);
}

/** Sveltia CMS stores the token under this key. */
function signOut() {
  localStorage.removeItem('sveltia-cms.user');
  location.reload();
}

const UNFILED =
  'Choisissez d’abord le projet de cette nouvelle : touchez « Choisissez le projet », au-dessus du titre.';

async function storePhoto(file: File) {
  try {
    return await storePicture(file, names.photoName);
  } catch (fault) {
    showNotice('Cette photo ne s’ouvre pas ici : choisissez-en une en JPEG, PNG ou WebP.');
    throw fault;
  }
}

if (isOnSiteOrigin) {
  document.body.innerHTML = `<main><h1>Écrire</h1>
<p>L’écran ne s’ouvre pas à l’adresse du site : donnez-lui un nom de domaine à lui (docs/hebergement.md).</p></main>`;
} else {
  registerFormat('texte', 'mdx');
  registerFormat('donnees', 'yml');
  Object.assign(globalThis, {
    fetch: withFrenchErrors(fetch.bind(globalThis), reportError),
    ecran: { save, whileInert, ...names },
  });
  // Sveltia CMS takes its language from the browser: always French.
  Object.defineProperty(navigator, 'languages', { value: ['fr'] });
  await init({ config });
  document.querySelector('.ecran-attente')?.remove();
  addEditingAids({ blocks, storePhoto, onOpen: reportUnreadable, isLocal: () => !isSignedIn });
}
