import { DataTable } from '../../ui/table/table.tsx';
import type { BlockProps } from '../block-props.ts';
import { useSite } from '../site-context.ts';

export function RoleTable({ items }: BlockProps<'RoleTable'>) {
  const { roles, role: roleLabel, task: taskLabel } = useSite().words.texts;
  return (
    <DataTable label={roles} columns={[roleLabel, taskLabel]}>
      {items.map(({ role, task }) => (
        <tr key={role}>
          <th scope="row">{role}</th>
          <td>{task}</td>
        </tr>
      ))}
    </DataTable>
  );
}
