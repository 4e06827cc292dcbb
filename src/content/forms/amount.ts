import { type FormFault, show } from './form.ts';

const SPACES = /[\s\u00a0\u202f]/g;
const AMOUNT =
  /^(\d{1,3}(?:[\s\u00a0\u202f.,'’]\d{3})+|\d+)[\s\u00a0\u202f]*(?:F[\s\u00a0\u202f]?CFA|XAF|CFA)?$/i;

/** The whole number that an amount written with spaces or its currency means; undefined when it is not certain. */
function plainAmount(text: string): string | undefined {
  const digits = AMOUNT.exec(text.trim())?.[1]
    ?.replace(SPACES, '')
    .replace(/[.,'’]/g, '');
  return digits === undefined ? undefined : String(Number(digits));
}

function whatIsWrong(amount: number): string {
  if (amount < 0) return 'est négatif';
  return Number.isInteger(amount) ? 'est trop grand' : 'n’est pas un nombre entier';
}

/** Why a value is no whole amount in FCFA. */
export function amountFault(value: unknown): FormFault {
  const rule = 'montant';
  if (typeof value === 'number') {
    return { rule, message: `Le montant ${show(value)} ${whatIsWrong(value)}.` };
  }
  const amount = typeof value === 'string' ? plainAmount(value) : undefined;
  if (/^\d+$/.test(String(value))) {
    const message = `Le montant ${show(value)} est entre guillemets : ce serait un texte, pas un nombre.`;
    return { rule, message, hint: 'Effacez les guillemets.', value: String(Number(value)) };
  }
  const wrong = /^\+?\d+\.\d{3}$/.test(String(value))
    ? 'contient un point, qui serait lu comme une virgule : écrivez-le en chiffres seulement'
    : 'doit s’écrire en chiffres seulement, sans espace ni devise';
  return {
    rule,
    message: `Le montant ${show(value)} ${wrong}.`,
    ...(amount === undefined ? {} : { value: amount }),
  };
}

/** Why a value is no percentage from 0 to 100. */
export function percentFault(value: unknown): FormFault {
  const rule = 'pourcentage';
  if (typeof value === 'number') {
    const what = Number.isInteger(value)
      ? 'n’est pas entre 0 et 100'
      : 'n’est pas un nombre entier';
    return { rule, message: `Le pourcentage ${show(value)} ${what}.` };
  }
  if (/^\d{1,3}$/.test(String(value)) && Number(value) <= 100) {
    const message = `Le pourcentage ${show(value)} est entre guillemets : ce serait un texte, pas un nombre.`;
    return { rule, message, hint: 'Effacez les guillemets.', value: String(Number(value)) };
  }
  const percent = /^(\d{1,3})[\s\u00a0\u202f]*%?$/.exec(String(value).trim())?.[1];
  const certain = percent !== undefined && Number(percent) <= 100;
  return {
    rule,
    message: `Le pourcentage ${show(value)} doit s’écrire en chiffres seulement, de 0 à 100.`,
    ...(certain ? { value: String(Number(percent)) } : {}),
  };
}
