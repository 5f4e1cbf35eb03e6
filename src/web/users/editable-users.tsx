import { useState } from 'react';
import type { UserId } from '#api/ids';
import type { User } from '#api/users';
import { usersTexts } from '../texts/users.ts';
import { useTexts } from '../texts/texts.ts';
import { RemoveUserDialog } from './remove-user-dialog.tsx';
import { UserList, type UserListProps } from './user-list.tsx';

interface EditableUsersProps extends Pick<UserListProps, 'users' | 'more' | 'search'> {
  /** Told what was done. */
  readonly onDone: (text: string) => void;
}

/** A row is looked at, then edited in its place, then saved or left as it was. */
export function EditableUsers({ onDone, ...found }: EditableUsersProps) {
  const texts = useTexts(usersTexts);
  const [editing, setEditing] = useState<UserId | null>(null);
  const [removing, setRemoving] = useState<User | null>(null);
  const closeWith = (done: string) => () => {
    setEditing(null);
    onDone(done);
  };
  return (
    <>
      <UserList
        {...found}
        editing={editing}
        onEdit={setEditing}
        onSaved={closeWith(texts.updated)}
        onPasswordReset={closeWith(texts.passwordReset)}
        onRemove={setRemoving}
      />
      {removing !== null && (
        <RemoveUserDialog
          user={removing}
          onClose={() => setRemoving(null)}
          onRemoved={() => {
            setRemoving(null);
            onDone(texts.removed);
          }}
        />
      )}
    </>
  );
}
