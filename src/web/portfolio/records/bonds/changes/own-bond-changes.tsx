import { Suspense } from 'react';
import { ActMessage } from '../../../../platform/lists/act-message.tsx';
import { useActMessage } from '../../../../platform/lists/use-act-message.ts';
import { lazyPart } from '../../../../platform/ui/lazy-part.ts';
import { RecentlyDeleted } from '../../../upkeep/recently-deleted/recently-deleted.tsx';
import type { BondChange } from './bond-dialogs.tsx';

/** Loaded when they are asked for: most holders only read. */
const BondDialogs = lazyPart(async () => (await import('./bond-dialogs.tsx')).BondDialogs);

interface OwnBondChangesProps {
  readonly request: BondChange | null;
  readonly onClose: () => void;
}

/** Below the list of somebody who keeps their own portfolio: what was deleted, the open dialog, and what was done in it. */
export function OwnBondChanges({ request, onClose }: OwnBondChangesProps) {
  const { message, say, dismiss } = useActMessage();
  return (
    <>
      <RecentlyDeleted owner="me" say={say} />
      <Suspense>{request !== null && <BondDialogs owner="me" {...{ request, onClose, say }} />}</Suspense>
      <ActMessage message={message} onGone={dismiss} />
    </>
  );
}
