import { privateWords, repeated, repetition } from './public-lines.ts';
import { ruleOf } from './rule-of.ts';

/** Reports lists of donations that mix invented and received ones, count one twice, or name how to reach a donor. */
export const donations = ruleOf('page', ({ donations: rows = [] }, report, { positionOf }) => {
  const named = rows.map(({ name, ...row }) => ({ ...row, about: name }));
  repeated(named, (index, one) => report(['donations', index], repetition('Ce don', one)));
  for (const [index, { name }] of rows.entries())
    privateWords(name, (diagnosis) => report(['donations', index, 'name'], diagnosis));
  const samples = rows.flatMap(({ status }, at) => (status === 'exemple' ? [at] : []));
  const [first] = samples;
  if (first === undefined || samples.length === rows.length) return;
  const lines = samples.map((at) => `ligne ${positionOf(['donations', at], 'key').line}`);
  report(
    ['donations', first],
    {
      rule: 'dons-exemple',
      message: 'De vrais dons et des dons inventés (« status: exemple ») sont dans la même liste.',
      hint: `Effacez en entier chaque don inventé : ${lines.join(', ')}.`,
    },
    'key',
  );
});
