/** French advice for errors of GitHub, by a pattern of `status message`; the first match counts. */
const ADVICE: readonly [pattern: RegExp, advice: string][] = [
  [
    /^401/,
    'Votre jeton ne marche plus : il a expiré, ou il a été supprimé. Touchez « Se déconnecter », en haut, puis connectez-vous avec un nouveau jeton ; ce que vous avez écrit vous attend dans ce navigateur.',
  ],
  [/^429|rate limit/i, 'GitHub demande d’attendre : réessayez dans une heure.'],
  [
    /^403|not accessible by/,
    'Votre jeton n’a pas le droit d’écrire dans ce dépôt. Créez-en un autre, avec « Contents » et « Pull requests » sur « Read and write ».',
  ],
  [
    /^404/,
    'GitHub ne trouve pas le dépôt avec votre jeton : créez-en un autre pour ce dépôt, ou demandez à la personne qui s’occupe du site de vous y inviter.',
  ],
  [/^5/, 'GitHub est en panne : réessayez dans quelques minutes.'],
  [
    /Expected branch to point to/,
    'Quelqu’un d’autre a enregistré au même moment : enregistrez de nouveau.',
  ],
];

/** French advice for an error answer of GitHub; undefined for an error that Sveltia CMS handles itself. */
export const adviceFor = (status: number, message = ''): string | undefined =>
  ADVICE.find(([pattern]) => pattern.test(`${status} ${message}`))?.[1];

const REFUSED =
  'GitHub n’accepte pas ce jeton. Copiez-le en entier, du premier caractère au dernier ; s’il a plus de quatre-vingt-dix jours, créez-en un nouveau.';

export const OFFLINE =
  'Pas de connexion. Rien n’est perdu : vérifiez le réseau, puis recommencez ; ce que vous avez écrit reste ici.';

const ON_MAIN =
  'L’écran n’écrit jamais directement sur le site : déposez la photo depuis le texte qui la montre, elle partira avec sa proposition.';

type Send = typeof fetch;

/** Wraps `fetch`: errors of GitHub's API become French advice, and commits on main are refused. `report` shows errors of the sign-in. */
export function withFrenchErrors(
  send: Send,
  report: (advice: string, isExpired?: boolean) => void,
): Send {
  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith('https://api.github.com/')) return send(input, init);
    // When this request fails, Sveltia CMS signs the editor out without a message.
    const isSignIn = url.endsWith('/user');
    if (writesOnMain(init?.body)) return Response.json({ message: ON_MAIN }, { status: 400 });
    let response: Response;
    try {
      response = await send(input, init);
    } catch {
      if (isSignIn) report(OFFLINE);
      throw new Error(OFFLINE);
    }
    // Removes the notice of an earlier sign-in that failed.
    if (isSignIn && response.ok) report('');
    const isGraph = url.endsWith('/graphql');
    if (response.ok && !isGraph) return response;
    const answer = await response
      .clone()
      .json()
      .catch(() => ({}));
    const message: unknown = answer.errors?.[0]?.message ?? answer.message;
    if (response.ok && !answer.errors) return response;
    const { status } = response;
    const isExpired = status === 401 && !isSignIn;
    const advice = status === 401 && isSignIn ? REFUSED : adviceFor(status, String(message ?? ''));
    if (!advice) return response;
    if (isExpired || (isSignIn && init?.headers)) report(advice, isExpired);
    return Response.json({ message: advice, errors: [{ message: advice }] }, { status });
  };
}

const writesOnMain = (body: unknown) =>
  typeof body === 'string' &&
  body.includes('createCommitOnBranch(') &&
  JSON.parse(body).variables?.input?.branch?.branchName === 'main';
