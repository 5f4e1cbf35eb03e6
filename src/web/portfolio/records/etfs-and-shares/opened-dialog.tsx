import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '../../../platform/ui/lazy-part.ts';
import type { DialogRequest } from './use-admin-actions.ts';

const AdminDialogs = lazyPart(async () => (await import('./admin-dialogs.tsx')).AdminDialogs);

interface OpenedDialogProps extends Omit<ComponentProps<typeof AdminDialogs>, 'request'> {
  /** Null while no dialog is open. */
  readonly request: DialogRequest | null;
}

/** The open dialog of a list of ETFs or shares. Its script is loaded when the first one is opened. */
export function OpenedDialog({ request, ...props }: OpenedDialogProps) {
  return (
    request !== null && (
      <Suspense>
        <AdminDialogs request={request} {...props} />
      </Suspense>
    )
  );
}
