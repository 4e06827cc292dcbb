/** Whether a number ends with 8 zeros, like the sample `+241 00 00 00 00`: it may belong to a stranger, so no link. */
export const isSampleNumber = (phone: string) => /0{8}$/.test(phone.replace(/\D/g, ''));

/** Link to WhatsApp with a message. A number without country code gets `241` (Gabon); without a number WhatsApp asks for it. */
export function whatsappAddress(phone: string, text: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '');
  const code = phone === '' || phone.startsWith('+') || digits.length > 9 ? '' : '241';
  const number = code ? code + digits.replace(/^0/, '') : digits;
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}

/** A `mailto:` link with a subject and a text; RFC 6068 requires CRLF between lines. */
export function mailAddress(email: string, subject: string, text: string): string {
  const body = encodeURIComponent(text.replace(/\n/g, '\r\n'));
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${body}`;
}
