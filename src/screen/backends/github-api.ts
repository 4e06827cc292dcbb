import { BackendError, OFFLINE } from './backend.ts';

const TOKEN = 'ce que vous avez écrit vous attend.';

export const NOT_FOUND = `GitHub ne trouve pas le dépôt avec ce jeton : créez-en un autre pour ce dépôt, ou demandez à y être invité ; ${TOKEN}`;

/** What to do about an answer of GitHub, by its status, type and message; the first that matches. */
const ADVICE: readonly [pattern: RegExp, advice: string][] = [
  [
    /^401/,
    `GitHub n’accepte plus ce jeton : il a expiré, ou il n’est pas entier. Revenez à la liste et connectez-vous avec un nouveau jeton ; ${TOKEN}`,
  ],
  [/^429|rate limit/i, 'GitHub demande d’attendre : réessayez dans une heure.'],
  [
    /^403|FORBIDDEN|not accessible by/,
    `Votre jeton n’a pas le droit d’écrire dans ce dépôt : créez-en un autre, avec « Contents » et « Pull requests » sur « Read and write » ; ${TOKEN}`,
  ],
  [/^404|NOT_FOUND/, NOT_FOUND],
  [
    /^409|STALE_DATA|Expected branch to point to/,
    'Quelqu’un d’autre a enregistré au même moment : enregistrez de nouveau.',
  ],
  [
    /^422|UNPROCESSABLE/,
    'GitHub refuse cet enregistrement, et attendre n’y change rien : revenez à la liste, rouvrez le texte et enregistrez de nouveau. Si le refus revient, prévenez la personne qui s’occupe du site.',
  ],
  [/^5/, 'GitHub est en panne : réessayez dans quelques minutes.'],
];

export const UNKNOWN =
  'GitHub n’a pas répondu comme prévu. Rien n’est perdu : réessayez dans quelques minutes.';

/** Time after which an answer is given up: a photo takes long on a slow line. */
const TIMEOUT_MS = 120_000;

interface Answer<Data> {
  data?: Data;
  message?: string;
  errors?: { type?: string; message: string }[];
}

/** Asks GitHub's GraphQL interface with the token of an editor. Throws `BackendError` with a French advice. */
export async function askGitHub<Data>(token: string, query: string, variables: object) {
  const response = await fetch('https://api.github.com/graphql', {
    method: 'POST',
    headers: { Authorization: `bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined);
  if (!response) throw new BackendError(OFFLINE);
  const answer: Answer<Data> | null = await response.json().catch(() => undefined);
  // A network that asks to sign in answers in place of GitHub, with a page.
  if (response.ok && !answer) throw new BackendError(OFFLINE);
  const { data, errors, message } = answer ?? {};
  const [error] = Array.isArray(errors) ? errors : [];
  if (response.ok && !error && data) return data;
  const said = `${response.status} ${error?.type ?? ''} ${error?.message ?? message ?? ''}`;
  throw new BackendError(ADVICE.find(([pattern]) => pattern.test(said))?.[1] ?? UNKNOWN);
}
