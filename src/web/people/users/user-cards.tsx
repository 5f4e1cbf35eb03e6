import { useMemo } from 'react';
import type { User } from '#api/people/users';
import { MoreButton } from '../../platform/lists/more-button.tsx';
import { WindowedCards } from '../../platform/lists/windowed-cards.tsx';
import { usersTexts } from '../../platform/texts/people/users.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { DescriptionList } from '../../platform/ui/description-list.tsx';
import { Sheet } from '../../platform/ui/sheet.tsx';
import { IdNumber } from './id-number.tsx';
import { OpenedUserForm } from './opened-user-form.tsx';
import { Phone } from './phone.tsx';
import { UserActions } from './user-actions.tsx';
import type { UserListProps } from './user-list-props.ts';
import { UserMarks } from './user-marks.tsx';

const CARD_HEIGHT = 258;

/** The users as cards, for narrow screens. */
export function UserCards(props: UserListProps) {
  const { users, more, editing, onSaved, onPasswordReset, onEdit } = props;
  const cards = useMemo(() => users.map((user) => ({ id: user.userId, user })), [users]);
  return (
    <>
      <WindowedCards items={cards} cardHeight={CARD_HEIGHT} kept={editing}>
        {({ id, user }) => (
          <Sheet className="px-4 py-3.5">
            {id === editing ? (
              <OpenedUserForm
                user={user}
                onSaved={onSaved}
                onPasswordReset={onPasswordReset}
                onCancel={() => onEdit(null)}
              />
            ) : (
              <UserCard {...props} user={user} />
            )}
          </Sheet>
        )}
      </WindowedCards>
      {more !== null && <MoreButton {...more} />}
    </>
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
        <UserActions user={user} onEdit={() => onEdit(user)} onRemove={() => onRemove(user)} />
      </div>
    </>
  );
}
