import { Suspense, useState } from 'react';
import type { Owner } from '../../../platform/queries/shared-keys.ts';
import { recentlyDeletedTexts } from '../../../platform/texts/portfolio/recently-deleted.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import type { MessageContent } from '../../../platform/ui/message.tsx';
import { lazyPart } from '../../../platform/ui/lazy-part.ts';

const DeletedList = lazyPart(async () => (await import('./deleted-list.tsx')).DeletedList);

interface RecentlyDeletedProps {
  readonly owner: Owner;
  readonly showMessage: (message: MessageContent) => void;
}

/** A user's deleted holdings that can be restored: collapsed, and loaded when opened. */
export function RecentlyDeleted({ owner, showMessage }: RecentlyDeletedProps) {
  const texts = useTexts(recentlyDeletedTexts);
  const [open, setOpen] = useState(false);
  return (
    <details
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="mt-6 rounded-sheet border border-line bg-sheet shadow-sheet"
    >
      <summary className="cursor-pointer px-5 py-3 font-medium">{texts.title}</summary>
      {open && (
        <div className="border-t border-hair">
          <p className="px-5 py-3 text-sm text-soft">{texts.text}</p>
          <Suspense>
            <DeletedList owner={owner} showMessage={showMessage} />
          </Suspense>
        </div>
      )}
    </details>
  );
}
