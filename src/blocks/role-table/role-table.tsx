import { table } from '../../ui/table/table.css.ts';
import { TableScroller } from '../../ui/table/table.tsx';
import type { BlockProps } from '../block-props.ts';
import * as styles from './role-table.css.ts';

export const RoleTable = ({ items }: BlockProps<'RoleTable'>) => (
  <TableScroller label="Rôles">
    <table className={table}>
      <thead>
        <tr>
          <th scope="col" className={styles.role}>
            Rôle
          </th>
          <th scope="col">Mission</th>
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
