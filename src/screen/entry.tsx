import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { github } from './backends/github.ts';
import { workingCopy } from './backends/working-copy.ts';
import { draftPaths, removeDraft } from './edited-file.ts';
import { Login } from './login.tsx';
import { removeAllPhotos } from './photos.ts';

declare const __REPOSITORY__: string;
declare const __SITE_ORIGIN__: string;

/** Where this browser stores the token of the editor. */
const TOKEN = 'ecran.jeton';

/** On GitHub the screen asks for a token first; a working copy gives its key with the page. */
function Screen() {
  const key = document.querySelector<HTMLMetaElement>('meta[name="ecran-cle"]')?.content;
  const [backend, setBackend] = useState(() => {
    if (key) return workingCopy(key);
    const token = localStorage.getItem(TOKEN);
    return token ? github(__REPOSITORY__, token) : undefined;
  });
  const signIn = async (token: string) => {
    const next = github(__REPOSITORY__, token);
    await next.state();
    localStorage.setItem(TOKEN, token);
    setBackend(next);
  };
  const signOut = () => {
    localStorage.removeItem(TOKEN);
    for (const path of draftPaths()) removeDraft(path);
    void removeAllPhotos();
    setBackend(undefined);
  };
  // Scripts of the site could read the token: the screen needs an origin of its own.
  if (location.origin === __SITE_ORIGIN__)
    return <p role="alert">L’écran ne s’ouvre pas à l’adresse du site : il lui faut la sienne.</p>;
  return backend ? (
    <App backend={backend} signOut={key ? undefined : signOut} />
  ) : (
    <Login repository={__REPOSITORY__} signIn={signIn} />
  );
}

const root = document.getElementById('ecran');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Screen />
    </StrictMode>,
  );
