import { Link } from '@tanstack/react-router';
import type { User } from '#api/people/users';
import { useSession } from '../../platform/session/use-session.ts';
import { usersTexts } from '../../platform/texts/people/users.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Button, buttonLook } from '../../platform/ui/button.tsx';

interface UserActionsProps {
  readonly user: User;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** The actions an administrator can take on a user. Administrators cannot remove themselves. */
export function UserActions({ user, onEdit, onRemove }: UserActionsProps) {
  const texts = useTexts(usersTexts);
  const isMe = useSession()?.userId === user.userId;
  const { username } = user;
  return (
    <div className="flex flex-wrap justify-end gap-1 md:flex-nowrap">
      <Button kind="quiet" className="px-2!" aria-label={texts.editUser(username)} onClick={onEdit}>
        {texts.edit}
      </Button>
      <Link
        to="/admin/users/$id"
        params={{ id: String(user.userId) }}
        aria-label={texts.detailsLabel(username)}
        className={buttonLook('quiet', 'px-2!')}
      >
        {texts.details}
      </Link>
      {!isMe && (
        <Button kind="quiet" className="px-2!" aria-label={texts.removeUser(username)} onClick={onRemove}>
          {texts.remove}
        </Button>
      )}
    </div>
  );
}
