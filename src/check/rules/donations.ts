import { ruleOf } from './rule-of.ts';

/** Reports lists that mix invented and received donations: visitors could not trust such a list. */
export const donations = ruleOf('page', ({ donations: rows = [] }, report, { positionOf }) => {
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
