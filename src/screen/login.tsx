import { useState } from 'react';
import { today, writtenDay } from '../site/days.ts';
import { draftPaths } from './edited-file.ts';
import * as styles from './screen.css.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

/** Key of the token and its last day, « github_pat_… 2027-02-27 ». */
const TOKEN = 'ecran.jeton';

/** Days for which GitHub's page makes a token, and for which this browser keeps it at most. */
const TOKEN_DAYS = 90;

/** In place of the last day of a token that is kept in this tab alone. */
const TAB = 'onglet';

/** The token and its last day; empty without one. */
const stored = () => (readStored(TOKEN) ?? '').split(' ');

/** The token of the editor; undefined without one, or after its last day, when it is forgotten. */
export function storedToken(): string | undefined {
  const [token, end = ''] = stored();
  if (end === TAB || end >= today()) return token;
  forgetToken();
  return undefined;
}

/** French: until when the token is kept, « au 27 février 2027 ». */
export function tokenEnd(): string {
  const [, end = TAB] = stored();
  return end === TAB ? 'à la fermeture de cet onglet' : `au ${writtenDay(end)}`;
}

/** Keeps a token in this browser, or until this tab is closed. */
export function storeToken(token: string, inTabAlone: boolean): void {
  const end = new Date(today());
  end.setUTCDate(end.getUTCDate() + TOKEN_DAYS);
  const lastDay = inTabAlone ? TAB : end.toISOString().slice(0, 10);
  writeStored(TOKEN, `${token} ${lastDay}`, inTabAlone);
}

export const forgetToken = (): void => removeStored(TOKEN);

interface LoginProps {
  repository: string;
  /** Signs in with a token, which is kept in this browser or in this tab alone. Throws `BackendError` when GitHub refuses it. */
  signIn(token: string, inTabAlone: boolean): Promise<void>;
}

/** GitHub's page for a token, already filled in: this repository's texts and proposals, for ninety days. */
const tokenPage = (repository: string) => {
  const wanted = { name: 'Écran d’écriture', target_name: repository.split('/')[0] ?? '' };
  const rights = { expires_in: String(TOKEN_DAYS), contents: 'write', pull_requests: 'write' };
  return `https://github.com/settings/personal-access-tokens/new?${new URLSearchParams({ ...wanted, ...rights })}`;
};

/** The first page on GitHub: an editor pastes a token. */
export function Login({ repository, signIn }: LoginProps) {
  const [fault, setFault] = useState('');
  const submit = (form: FormData) =>
    signIn(String(form.get('jeton')).trim(), !form.get('garder')).catch((error: Error) =>
      setFault(error.message),
    );
  const waiting = draftPaths().length;
  return (
    <div className={styles.page}>
      <form className={styles.fields} action={submit}>
        <h1>Écrire</h1>
        <p>
          Pour écrire ici, il faut un jeton : une clé que GitHub vous donne pour ce site. Il dure
          quatre-vingt-dix jours.
        </p>
        {waiting > 0 && (
          <p>Ce que vous avez écrit vous attend : textes pas encore enregistrés, {waiting}.</p>
        )}
        <ol>
          <li>
            <a href={tokenPage(repository)} target="_blank" rel="noopener noreferrer">
              Créer un jeton sur GitHub
            </a>{' '}
            : la page est déjà remplie. Sous « Repository access », choisissez « Only select
            repositories », puis <b>{repository}</b>, et touchez « Generate token ».
          </li>
          <li>Copiez le jeton et collez-le ici :</li>
        </ol>
        <label className={styles.label} htmlFor="jeton">
          Votre jeton
        </label>
        <input
          className={styles.input}
          id="jeton"
          name="jeton"
          type="password"
          autoComplete="off"
          required
        />
        <label>
          <input type="checkbox" name="garder" defaultChecked /> Garder ce jeton dans ce navigateur,
          quatre-vingt-dix jours au plus
        </label>
        <p>
          Sur un appareil qui n’est pas à vous, décochez : le jeton est oublié quand vous fermez
          l’onglet. Vous pouvez aussi l’oublier à tout moment, au bas de la liste.
        </p>
        <button className={styles.mainButton} type="submit">
          Se connecter
        </button>
        {fault && <p role="alert">{fault}</p>}
      </form>
    </div>
  );
}
