import { useState, type ReactNode } from 'react';
import { Toast } from '../../platform/toast/toast.tsx';
import { useLoadedPages } from '../../platform/lists/use-loaded-pages.ts';
import { usePrintWhole } from '../../platform/lists/use-print-whole.ts';
import { useUsers } from '../../platform/queries/people/users.ts';
import { commonTexts } from '../../platform/texts/platform/common.ts';
import { usersTexts } from '../../platform/texts/people/users.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Button } from '../../platform/ui/button.tsx';
import { EmptyState } from '../../platform/ui/empty-state.tsx';
import { LoadFailure } from '../../platform/layout/load-failure.tsx';
import type { MessageContent } from '../../platform/ui/message.tsx';
import { Sheet } from '../../platform/ui/sheet.tsx';
import { SkeletonRows } from '../../platform/ui/skeleton.tsx';
import { EditableUsers } from './editable-users.tsx';

interface FoundUsersProps {
  readonly search: string;
  readonly onClear: () => void;
  /** Content below the list, rendered once the list is loaded, so that it does not move. */
  readonly children: ReactNode;
}

/** The users that match the search, with loading, empty and error states, and the message of the last action. */
export function FoundUsers({ search, onClear, children }: FoundUsersProps) {
  const texts = useTexts(usersTexts);
  const found = useLoadedPages(useUsers(search), search);
  const { items: users, error } = found;
  usePrintWhole(found.more);
  const [message, setMessage] = useState<MessageContent | null>(null);
  return (
    <>
      <EditableUsers users={users ?? []} more={found.more} search={found.search} onDone={setMessage} />
      {users === undefined && error === null && (
        <Sheet>
          <SkeletonRows label={texts.loading} />
        </Sheet>
      )}
      {users?.length === 0 && <NoUsers searched={search !== ''} onClear={onClear} />}
      {error !== null && (
        <div className="mt-3">
          <LoadFailure title={texts.loadFailed} error={error} onRetry={found.retry} />
        </div>
      )}
      <Toast message={message} onGone={() => setMessage(null)} />
      {users !== undefined && children}
    </>
  );
}

function NoUsers({ searched, onClear }: { readonly searched: boolean; readonly onClear: () => void }) {
  const texts = useTexts(usersTexts);
  const common = useTexts(commonTexts);
  const clear = <Button onClick={onClear}>{common.clearFilters}</Button>;
  return (
    <Sheet>
      <EmptyState
        title={texts.noUsers}
        text={searched ? texts.noMatchText : texts.noUsersText}
        action={searched ? clear : undefined}
      />
    </Sheet>
  );
}
