import { measureCommand, type Usage } from './measure-command.ts';
import { medians } from './median.ts';
import { forgetCaches, withProject } from './project-copy.ts';
import type { Row, Table } from './table.ts';

/** Articles beside the site's own content. */
const SIZES = [0, 1000];

/** What `npm run check` costs on the site's own content and on much more. */
export async function checkTable(runs: number): Promise<Table> {
  const rows: Row[] = [];
  for (const size of SIZES) rows.push(await checkRow(size, size > 0 ? 1 : runs));
  return {
    id: 'check',
    title: 'Check of the content',
    note: `CPU: user and system seconds; cold: no \`.cache\`; medians of ${runs}, of the larger one run.`,
    rowName: 'content',
    columns: [
      { name: 'cold CPU', unit: 's' },
      { name: 'cold wall', unit: 's' },
      { name: 'warm CPU', unit: 's' },
      { name: 'warm wall', unit: 's' },
      { name: 'cold peak', unit: 'MB' },
    ],
    rows,
  };
}

const checkRow = (size: number, runs: number) =>
  withProject(size, async (dir): Promise<Row> => {
    const check = () => measureCommand(dir, ['check']);
    const [cold, warm]: [Usage[], Usage[]] = [[], []];
    for (let run = 0; run < runs; run += 1) {
      await forgetCaches(dir);
      cold.push(await check());
      warm.push(await check());
    }
    const [first, next] = [cold, warm].map((usages) =>
      medians(usages.map(({ cpu, wall, peak }) => ({ cpu, wall, peak }))),
    );
    return {
      name: size === 0 ? 'this site' : `and ${size} articles`,
      values: [first?.cpu, first?.wall, next?.cpu, next?.wall, first?.peak],
    };
  });
