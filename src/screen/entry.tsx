import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import * as z from 'zod';
import { App } from './app.tsx';
import { github } from './backends/github.ts';
import { workingCopy } from './backends/working-copy.ts';
import { draftPaths } from './edited-file.ts';
import { Login } from './login.tsx';

declare const __REPOSITORY__: string;
declare const __SITE_ORIGIN__: string;

// The policy of the screen lets no text become code, as the library's compiled schemas would.
z.config({ jitless: true });

/** Where this browser stores the token of the editor. */
const TOKEN = 'ecran.jeton';

const key = document.querySelector<HTMLMetaElement>('meta[name="ecran-cle"]')?.content;

/** On GitHub the screen asks for a token first; a working copy gives its key with the page. */
function Screen() {
  const [backend, setBackend] = useState(() => {
    const token = localStorage.getItem(TOKEN);
    return key ? workingCopy(key) : token ? github(__REPOSITORY__, token) : undefined;
  });
  const signIn = async (token: string) => {
    const next = github(__REPOSITORY__, token);
    await next.state();
    localStorage.setItem(TOKEN, token);
    setBackend(next);
  };
  const renewToken = () => {
    localStorage.removeItem(TOKEN);
    setBackend(undefined);
  };
  const signOut = () => {
    const drafts = draftPaths().length;
    const question = `Textes pas encore enregistrés : ${drafts}. Se déconnecter les efface de ce navigateur. Continuer ?`;
    if (drafts > 0 && !confirm(question)) return;
    localStorage.clear();
    void caches.delete('ecran-photos');
    setBackend(undefined);
  };
  // Scripts of the site could read the token: the screen needs an origin of its own.
  if (location.origin === __SITE_ORIGIN__)
    return <p role="alert">L’écran ne s’ouvre pas à l’adresse du site : il lui faut la sienne.</p>;
  if (!backend) return <Login repository={__REPOSITORY__} signIn={signIn} />;
  return <App backend={backend} signOut={key ? undefined : signOut} renewToken={renewToken} />;
}

const root = document.getElementById('ecran');
if (root)
  createRoot(root).render(
    <StrictMode>
      <Screen />
    </StrictMode>,
  );
