import { WrongUsage } from './doorway.ts';

const USUAL = 4173;

/** The port that `PORT` names; the usual one when it names none. Raises `WrongUsage`. */
export function portOf({ PORT = '' }: NodeJS.ProcessEnv): number {
  if (PORT === '') return USUAL;
  if (/^\d{1,5}$/.test(PORT) && Number(PORT) < 65_536) return Number(PORT);
  throw new WrongUsage(
    `PORT vaut « ${PORT} » : écrivez un nombre de 0 à 65535, comme PORT=4174 npm start.`,
  );
}
