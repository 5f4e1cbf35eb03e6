import type { User } from '#api/users';
import { usersTexts } from '../texts/users.ts';
import { useTexts } from '../texts/texts.ts';
import { Cell, HeaderCell, RowHeaderCell, TableFrame } from '../ui/data-table.tsx';
import { IdNumber } from './id-number.tsx';
import { Phone } from './phone.tsx';
import { UserActions } from './user-actions.tsx';
import { UserForm } from './user-form.tsx';
import type { UserListProps } from './user-list.tsx';
import { UserMarks } from './user-marks.tsx';

/** The users as a table, for wide screens; the row that is edited becomes its form. */
export function UserTable(props: UserListProps) {
  const texts = useTexts(usersTexts);
  return (
    <TableFrame label={texts.users}>
      <thead>
        <tr>
          <HeaderCell pinned>{texts.username}</HeaderCell>
          <HeaderCell>{texts.email}</HeaderCell>
          <HeaderCell>{texts.phone}</HeaderCell>
          <HeaderCell>{texts.role}</HeaderCell>
          <HeaderCell>{texts.type}</HeaderCell>
          <HeaderCell>{texts.idNumber}</HeaderCell>
          <HeaderCell numeric>{texts.actions}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {props.users.map((user) =>
          user.userId === props.editing ? (
            <tr key={user.userId}>
              <td colSpan={7} className="border-b border-hair bg-paper p-5 whitespace-normal">
                <UserForm
                  user={user}
                  onSaved={props.onSaved}
                  onPasswordReset={props.onPasswordReset}
                  onCancel={() => props.onEdit(null)}
                />
              </td>
            </tr>
          ) : (
            <UserRow key={user.userId} {...props} user={user} />
          ),
        )}
      </tbody>
    </TableFrame>
  );
}

function UserRow({ user, onEdit, onRemove }: UserListProps & { readonly user: User }) {
  const texts = useTexts(usersTexts);
  return (
    <tr>
      <RowHeaderCell>
        <span className="font-medium">{user.username}</span>
        <UserMarks user={user} />
      </RowHeaderCell>
      <Cell>{user.email}</Cell>
      <Cell>
        <Phone user={user} />
      </Cell>
      <Cell>{texts.roles[user.role]}</Cell>
      <Cell>{texts.types[user.personOrCompany]}</Cell>
      <Cell>
        <IdNumber user={user} />
      </Cell>
      <Cell>
        <UserActions user={user} onEdit={() => onEdit(user.userId)} onRemove={() => onRemove(user)} />
      </Cell>
    </tr>
  );
}
