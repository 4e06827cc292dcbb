import { table } from '../../ui/table/table.css.ts';
import { TableScroller } from '../../ui/table/table.tsx';
import type { ItemsOf } from '../items.ts';
import * as styles from './role-table.css.ts';

interface RoleTableProps {
  items: ItemsOf<'roles'>;
}

/** Who does what. */
export const RoleTable = ({ items }: RoleTableProps) => (
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
