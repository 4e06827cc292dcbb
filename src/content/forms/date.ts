import { isCalendarDay } from '../days.ts';
import { plain } from '../nearest.ts';
import { type FormFault, show } from './form.ts';

const MONTHS = [
  ['janvier', 'janv', 'jan'],
  ['fevrier', 'fevr', 'fev'],
  ['mars'],
  ['avril', 'avr'],
  ['mai'],
  ['juin'],
  ['juillet', 'juil'],
  ['aout'],
  ['septembre', 'sept', 'sep'],
  ['octobre', 'oct'],
  ['novembre', 'nov'],
  ['decembre', 'dec'],
];

const IN_WORDS =
  /^(?:(?:le\s+)?(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)?\s*(?:le\s+)?)(\d{1,2})(?:er)?[\s\u00a0\u202f]+([\p{L}.]+)[\s\u00a0\u202f]+(\d{4})$/iu;

/** The ISO day that a French date in words means ("1er mars 2026"); undefined when it means none. */
function dayInWords(text: string): string | undefined {
  const match = IN_WORDS.exec(text.trim());
  const month = MONTHS.findIndex((names) => names.includes(plain(match?.[2] ?? '')));
  return match && month >= 0 ? isoDay(match[3], month + 1, match[1]) : undefined;
}

/** The ISO day that stands in a text with spaces around it, with signs that are not seen, or with other dashes than the keyboard's. */
function dayInDisguise(text: string): string | undefined {
  const day = text.replace(INVISIBLE, '').trim().replace(DASHES, '-');
  return isCalendarDay(day) ? day : undefined;
}

/** Word and telephones write these in place of a hyphen: non-breaking hyphen, figure and en dash, minus. */
const DASHES = /[\u2010-\u2015\u2212\ufe63\uff0d]/g;

/** Signs of no width that come with a copied text. */
const INVISIBLE = /\p{Cf}/gu;

/** Why a value is no day written AAAA-MM-JJ. */
export function dateFault(value: unknown): FormFault {
  const rule = 'date';
  const text = String(value).trim();
  const disguised = dayInDisguise(text);
  if (disguised !== undefined) {
    const message = /\p{Pd}|\u2212/u.test(text.replace(/-/g, ''))
      ? `Les traits de la date ${show(text)} ne sont pas ceux du clavier.`
      : `Une espace ou un signe invisible est en trop dans la date ${show(disguised)}.`;
    return { rule, message, hint: `Écrivez « ${disguised} ».`, value: disguised };
  }
  if (/^\d{4}-\d{2}-\d{2}$/.test(text.replace(DASHES, '-'))) {
    const hint = 'Vérifiez le mois (01 à 12) et le jour : l’ordre est année, mois, jour.';
    return { rule, message: `Le jour ${show(text)} n’existe pas dans le calendrier.`, hint };
  }
  const iso = dayInWords(text) ?? dayInFigures(text.replace(DASHES, '-'));
  return {
    rule,
    message: `${show(value)} n’est pas une date écrite AAAA-MM-JJ (année, mois, jour).`,
    ...(iso === undefined ? {} : { value: iso }),
  };
}

/** `01/05/2026` (French order), `2026-5-1`, `2026/05/01`, or an ISO date with a time. */
function dayInFigures(text: string): string | undefined {
  const french = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(text);
  if (french) return isoDay(french[3], french[2], french[1]);
  const iso = /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})(?:[T ].*)?$/.exec(text);
  return iso ? isoDay(iso[1], iso[2], iso[3]) : undefined;
}

function isoDay(year: unknown, month: unknown, day: unknown): string | undefined {
  const two = (part: unknown) => String(part).padStart(2, '0');
  const iso = `${year}-${two(month)}-${two(day)}`;
  return isCalendarDay(iso) ? iso : undefined;
}
