import { table } from '../../ui/table/table.css.ts';
import { TableScroller } from '../../ui/table/table.tsx';
import type { BlockProps } from '../block-props.ts';
import { useSite } from '../site-context.ts';

export function RoleTable({ items }: BlockProps<'RoleTable'>) {
  const { roles, role: roleLabel, task: taskLabel } = useSite().words.texts;
  return (
    <TableScroller label={roles}>
      <table className={table}>
        <thead>
          <tr>
            <th scope="col">{roleLabel}</th>
            <th scope="col">{taskLabel}</th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ role, task }) => (
            <tr key={role}>
              <th scope="row">{role}</th>
              <td>{task}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroller>
  );
}
