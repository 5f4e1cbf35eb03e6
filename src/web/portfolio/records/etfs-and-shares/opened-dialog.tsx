import { Suspense, type ComponentProps } from 'react';
import { lazyPart } from '../../../platform/ui/lazy-part.ts';
import type { DialogRequest } from './use-changes.ts';

const ChangeDialogs = lazyPart(async () => (await import('./change-dialogs.tsx')).ChangeDialogs);

interface OpenedDialogProps extends Omit<ComponentProps<typeof ChangeDialogs>, 'request'> {
  /** Null while no dialog is open. */
  readonly request: DialogRequest | null;
}

/** The open dialog of a list of ETFs or shares. Its script is loaded when the first one is opened. */
export function OpenedDialog({ request, ...props }: OpenedDialogProps) {
  return (
    request !== null && (
      <Suspense>
        <ChangeDialogs request={request} {...props} />
      </Suspense>
    )
  );
}
