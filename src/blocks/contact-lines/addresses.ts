import type { ContactLine } from './contact-lines.tsx';

/** An e-mail address as a line to click. */
export const emailLine = (email: string): ContactLine => ({
  label: 'Courriel',
  text: email,
  href: `mailto:${email}`,
});

/** A phone number as a line to call: shown as written, dialled as digits with the country's plus. */
export const phoneLine = (phone: string): ContactLine => ({
  label: 'Téléphone',
  text: phone.replace(/\s/g, '\u00a0'),
  href: `tel:${phone.replace(/[^\d+]/g, '')}`,
});
