import { useState } from 'react';
import type { User } from '#api/people/users';
import { usersTexts } from '../../platform/texts/people/users.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { RemoveUserDialog } from './remove-user-dialog.tsx';
import type { MessageContent } from '../../platform/ui/message.tsx';
import { usePasswordHandover } from './use-password-handover.tsx';
import { UserList } from './user-list.tsx';
import type { UserListProps } from './user-list-props.ts';

interface EditableUsersProps extends Pick<UserListProps, 'users' | 'more' | 'search'> {
  /** Called with a message about the result. */
  readonly onDone: (message: MessageContent) => void;
}

/** A list of users whose rows are edited in place. The edited row stays when the list no longer has its user. */
export function EditableUsers({ onDone, users, ...found }: EditableUsersProps) {
  const texts = useTexts(usersTexts);
  const [editing, setEditing] = useState<User | null>(null);
  const [removing, setRemoving] = useState<User | null>(null);
  const { handOver, dialog } = usePasswordHandover(onDone);
  const shown = withEdited(users, editing);
  return (
    <>
      {shown.length > 0 && (
        <UserList
          {...found}
          users={shown}
          editing={editing?.userId ?? null}
          onEdit={setEditing}
          onSaved={() => {
            setEditing(null);
            onDone({ kind: 'success', text: texts.updated });
          }}
          onPasswordReset={(user) => {
            setEditing((now) => (now?.userId === user.userId ? null : now));
            handOver(user, { emailed: texts.passwordReset, unsent: texts.passwordResetUnsent });
          }}
          onRemove={setRemoving}
        />
      )}
      {removing !== null && (
        <RemoveUserDialog
          user={removing}
          onClose={() => setRemoving(null)}
          onRemoved={() => {
            setRemoving(null);
            onDone({ kind: 'success', text: texts.removed });
          }}
        />
      )}
      {dialog}
    </>
  );
}

function withEdited(users: readonly User[], edited: User | null): readonly User[] {
  const isKept = edited !== null && !users.some(({ userId }) => userId === edited.userId);
  return isKept ? [edited, ...users] : users;
}
