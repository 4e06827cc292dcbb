import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { github } from './backends/github.ts';
import { workingCopy } from './backends/working-copy.ts';
import { draftPaths } from './edited-file.ts';
import { Login } from './login.tsx';

declare const __REPOSITORY__: string;
declare const __SITE_ORIGIN__: string;
declare const __SOURCES__: readonly string[];

/** Where this browser stores the token of the editor. */
const TOKEN = 'ecran.jeton';

/** On GitHub the screen asks for a token first; a working copy gives its key with the page. */
const key = document.querySelector<HTMLMetaElement>('meta[name="ecran-cle"]')?.content;
const token = localStorage.getItem(TOKEN);
const backendOf = (token: string) => github(__REPOSITORY__, token, __SOURCES__);
const backend = key ? workingCopy(key) : token ? backendOf(token) : undefined;

/** The list with the schemas comes while the first request is under way. */
const App = lazy(async () => ({ default: (await import('./app.tsx')).App }));
const begun = backend && Promise.all([backend.list(), backend.state()]);
begun?.catch(() => undefined);

async function signIn(token: string) {
  await backendOf(token).state();
  localStorage.setItem(TOKEN, token);
  location.reload();
}

function renewToken() {
  localStorage.removeItem(TOKEN);
  location.reload();
}

function signOut() {
  const drafts = draftPaths().length;
  const question = `Textes pas encore enregistrés : ${drafts}. Se déconnecter les efface de ce navigateur. Continuer ?`;
  if (drafts > 0 && !confirm(question)) return;
  localStorage.clear();
  void caches.delete('ecran-photos');
  location.reload();
}

function Screen() {
  // Scripts of the site could read the token: the screen needs an origin of its own.
  if (location.origin === __SITE_ORIGIN__)
    return <p role="alert">L’écran ne s’ouvre pas à l’adresse du site : il lui faut la sienne.</p>;
  if (!backend || !begun) return <Login repository={__REPOSITORY__} signIn={signIn} />;
  return (
    <Suspense fallback={<p role="status">Chargement…</p>}>
      <App {...{ backend, begun, renewToken }} signOut={key ? undefined : signOut} />
    </Suspense>
  );
}

const root = document.getElementById('ecran');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Screen />
    </StrictMode>,
  );
