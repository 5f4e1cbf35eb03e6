import { Suspense } from 'react';
import { Toast } from '../../../../platform/toast/toast.tsx';
import { useToast } from '../../../../platform/toast/use-toast.ts';
import { lazyPart } from '../../../../platform/ui/lazy-part.ts';
import { RecentlyDeleted } from '../../../upkeep/recently-deleted/recently-deleted.tsx';
import type { BondChange } from './bond-dialogs.tsx';

/** Loaded when the first one opens, because most holders cannot edit. */
const BondDialogs = lazyPart(async () => (await import('./bond-dialogs.tsx')).BondDialogs);

interface OwnBondChangesProps {
  readonly request: BondChange | null;
  readonly onClose: () => void;
}

/** For users who keep their own portfolio, below the list: recently deleted bonds, the open dialog, and its result. */
export function OwnBondChanges({ request, onClose }: OwnBondChangesProps) {
  const { message, showMessage, dismiss } = useToast();
  return (
    <>
      <RecentlyDeleted owner="me" showMessage={showMessage} />
      <Suspense>
        {request !== null && <BondDialogs owner="me" {...{ request, onClose, showMessage }} />}
      </Suspense>
      <Toast message={message} onGone={dismiss} />
    </>
  );
}
