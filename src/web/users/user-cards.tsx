import type { User } from '#api/users';
import { usersTexts } from '../texts/users.ts';
import { useTexts } from '../texts/texts.ts';
import { DescriptionList } from '../ui/description-list.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { IdNumber } from './id-number.tsx';
import { Phone } from './phone.tsx';
import { UserActions } from './user-actions.tsx';
import { UserForm } from './user-form.tsx';
import type { UserListProps } from './user-list.tsx';
import { UserMarks } from './user-marks.tsx';

/** The users as cards, for narrow screens. */
export function UserCards(props: UserListProps) {
  return (
    <ul className="grid gap-2.5">
      {props.users.map((user) => (
        <li key={user.userId}>
          <Sheet className="px-4 py-3.5">
            {user.userId === props.editing ? (
              <UserForm
                user={user}
                onSaved={props.onSaved}
                onPasswordReset={props.onPasswordReset}
                onCancel={() => props.onEdit(null)}
              />
            ) : (
              <UserCard {...props} user={user} />
            )}
          </Sheet>
        </li>
      ))}
    </ul>
  );
}

function UserCard({ user, onEdit, onRemove }: UserListProps & { readonly user: User }) {
  const texts = useTexts(usersTexts);
  return (
    <>
      <h2 className="mb-2 font-medium wrap-anywhere">
        {user.username}
        <UserMarks user={user} />
      </h2>
      <DescriptionList
        rows={[
          { label: texts.email, value: user.email },
          { label: texts.phone, value: <Phone user={user} /> },
          { label: texts.role, value: texts.roles[user.role] },
          { label: texts.type, value: texts.types[user.personOrCompany] },
          { label: texts.idNumber, value: <IdNumber user={user} /> },
        ]}
      />
      <div className="mt-2 -mr-2">
        <UserActions user={user} onEdit={() => onEdit(user.userId)} onRemove={() => onRemove(user)} />
      </div>
    </>
  );
}
