import { ruleOf } from './rule-of.ts';

/** Reports an event that ends before its first day: search engines reject it. */
export const events = ruleOf('communique', ({ event }, report) => {
  if (!event?.end || event.end >= event.start) return;
  report(['event', 'end'], {
    rule: 'date',
    message: `La rencontre finirait le ${event.end}, avant de commencer le ${event.start}.`,
    hint: 'Corrigez le jour de « start » ou celui de « end » : année, mois, puis jour.',
  });
});
