import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../theme/global.css.ts';
import { App } from './app.tsx';
import { forgetAttachments } from './attachments.tsx';
import { type Backend, workingCopy } from './backends/backend.ts';
import { github } from './backends/github.ts';
import { Boundary } from './controls.tsx';
import { DRAFT, draftPaths, forgetDraft } from './edited-file.ts';
import { forgetToken, Login, storedToken, storeToken } from './login.tsx';
import { holdsUnstored } from './storage.ts';

declare const __REPOSITORY__: string;
declare const __SITE_ORIGIN__: string;

/** A working copy gives its key with the page; on GitHub, the screen asks for a token first. */
const key = document.querySelector<HTMLMetaElement>('meta[name="ecran-cle"]')?.content;

function firstBackend(): Backend | undefined {
  if (key) return workingCopy(key);
  const token = storedToken();
  return token ? github(__REPOSITORY__, token) : undefined;
}

function Screen() {
  const [backend, setBackend] = useState(firstBackend);
  const signIn = async (token: string, inTabAlone: boolean) => {
    const tried = github(__REPOSITORY__, token);
    await tried.state();
    storeToken(token, inTabAlone);
    setBackend(tried);
  };
  const renewToken = () => {
    forgetToken();
    setBackend(undefined);
  };
  useEffect(() => {
    // Another tab has forgotten the token.
    const onStored = () => key || storedToken() || setBackend(undefined);
    addEventListener('storage', onStored);
    return () => removeEventListener('storage', onStored);
  }, []);
  const signOut = () => {
    const drafts = draftPaths();
    const question = `Textes pas encore enregistrés : ${drafts.length}. Se déconnecter les efface de ce navigateur. Continuer ?`;
    if (drafts.length > 0 && !confirm(question)) return;
    for (const path of drafts) forgetDraft(path);
    void forgetAttachments();
    renewToken();
  };
  if (!backend) return <Login repository={__REPOSITORY__} signIn={signIn} />;
  return <App backend={backend} {...(!key && { signOut, renewToken })} />;
}

/** Why the screen must not open here; undefined where it may. Some hosts send no headers that would say so. */
function refusal(): string | undefined {
  // Scripts of the site could read the token: the screen needs an origin of its own.
  if (location.origin === __SITE_ORIGIN__)
    return 'L’écran ne s’ouvre pas à l’adresse du site : il lui faut la sienne.';
  if (self !== top)
    return 'L’écran ne s’ouvre pas à l’intérieur d’une autre page : ouvrez-le à son adresse.';
  return undefined;
}

addEventListener('beforeunload', (event) => {
  if (holdsUnstored(DRAFT)) event.preventDefault();
});

const root = document.getElementById('ecran');
const refused = refusal();
if (root)
  createRoot(root).render(
    <StrictMode>
      {refused ? (
        <p role="alert">{refused}</p>
      ) : (
        <Boundary part="L’écran">
          <Screen />
        </Boundary>
      )}
    </StrictMode>,
  );
