import type { User } from '#api/people/users';
import type { MeasuredRow } from '../../platform/lists/windowed-table-body.tsx';
import { usersTexts } from '../../platform/texts/people/users.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Cell, RowHeaderCell, WIDE_ONLY, WrappedName } from '../../platform/ui/tables/data-table.tsx';
import { IdNumber } from './id-number.tsx';
import { OpenedUserForm } from './opened-user-form.tsx';
import { Phone } from './phone.tsx';
import { UserActions } from './user-actions.tsx';
import type { UserListProps } from './user-list-props.ts';
import { UserMarks } from './user-marks.tsx';

/** The number of columns of the table. */
export const COLUMNS = 7;

interface UserRowProps extends UserListProps, MeasuredRow {
  readonly user: User;
}

/** A user as a row of the table. */
export function UserRow({ user, index, rowRef, onEdit, onRemove }: UserRowProps) {
  const texts = useTexts(usersTexts);
  return (
    <tr ref={rowRef} data-index={index} aria-rowindex={index + 2}>
      <RowHeaderCell>
        <span className="font-medium">{user.username}</span>
        <UserMarks user={user} />
      </RowHeaderCell>
      <Cell>
        <WrappedName widest="md:max-w-60">{user.email}</WrappedName>
      </Cell>
      <Cell className={WIDE_ONLY}>
        <Phone user={user} />
      </Cell>
      <Cell>{texts.roles[user.role]}</Cell>
      <Cell>{texts.types[user.personOrCompany]}</Cell>
      <Cell>
        <IdNumber user={user} />
      </Cell>
      <Cell className="no-print">
        <UserActions user={user} onEdit={() => onEdit(user)} onRemove={() => onRemove(user)} />
      </Cell>
    </tr>
  );
}

/** A user's row while it is edited. */
export function UserFormRow({ user, index, rowRef, onEdit, onSaved, onPasswordReset }: UserRowProps) {
  return (
    <tr ref={rowRef} data-index={index} aria-rowindex={index + 2}>
      <td colSpan={COLUMNS} className="border-b border-hair bg-paper p-5 whitespace-normal">
        <OpenedUserForm
          user={user}
          onSaved={onSaved}
          onPasswordReset={onPasswordReset}
          onCancel={() => onEdit(null)}
        />
      </td>
    </tr>
  );
}
