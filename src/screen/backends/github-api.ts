import { BackendError, OFFLINE } from './backend.ts';

const ENDPOINT = 'https://api.github.com/graphql';

/** Asks GitHub's GraphQL interface. Throws `BackendError` with a French advice. */
export type Ask = <Answer>(query: string, variables: object) => Promise<Answer>;

/** What to do about an answer of GitHub, by `status message`; the first that matches. */
const ADVICE: readonly [pattern: RegExp, advice: string, kind?: BackendError['kind']][] = [
  [
    /^401/,
    'GitHub n’accepte plus ce jeton : il a expiré, ou il n’est pas entier. Connectez-vous avec un nouveau jeton ; ce que vous avez écrit vous attend.',
    'token',
  ],
  [/^429|rate limit/i, 'GitHub demande d’attendre : réessayez dans une heure.'],
  [
    /^403|FORBIDDEN|not accessible by/,
    'Votre jeton n’a pas le droit d’écrire dans ce dépôt : créez-en un autre, avec « Contents » et « Pull requests » sur « Read and write ».',
    'token',
  ],
  [
    /^404|NOT_FOUND/,
    'GitHub ne trouve pas le dépôt avec ce jeton : créez-en un autre pour ce dépôt, ou demandez à y être invité.',
    'token',
  ],
  [
    /STALE_DATA|Expected branch to point to/,
    'Quelqu’un d’autre a enregistré au même moment : enregistrez de nouveau.',
  ],
  [/^5/, 'GitHub est en panne : réessayez dans quelques minutes.'],
];

const UNKNOWN =
  'GitHub a refusé l’enregistrement. Rien n’est perdu : réessayez dans quelques minutes.';

interface Answer {
  data?: unknown;
  message?: string;
  errors?: { type?: string; message: string }[];
}

/** A connection with the token of an editor. */
export const asker =
  (token: string): Ask =>
  async <Data>(query: string, variables: object) => {
    const init = {
      method: 'POST',
      headers: { Authorization: `bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    };
    const response = await fetch(ENDPOINT, init).catch(() => undefined);
    if (!response) throw new BackendError(OFFLINE);
    const answer: Answer = await response.json().catch(() => ({}));
    const [error] = answer.errors ?? [];
    if (response.ok && !error && answer.data) return answer.data as Data;
    const said = `${response.status} ${error?.type ?? ''} ${error?.message ?? answer.message ?? ''}`;
    const [, advice = UNKNOWN, kind] = ADVICE.find(([pattern]) => pattern.test(said)) ?? [];
    throw new BackendError(advice, kind);
  };
