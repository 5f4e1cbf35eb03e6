import { useMemo } from 'react';
import { useDialogRequest } from '../../../../platform/forms/use-dialog-request.ts';
import type { BondChange } from './bond-dialogs.tsx';
import type { BondChangeHandlers } from './change-buttons.tsx';

/** The open dialog over a list of bonds, and the handlers that open each. */
export function useBondChanges() {
  const { request, open, close } = useDialogRequest<BondChange>();
  const handlers = useMemo<BondChangeHandlers>(
    () => ({
      onEdit: (bond) => open({ kind: 'edit', bond }),
      onExpire: (bond) => open({ kind: 'expire', bond }),
      onRemove: (bond) => open({ kind: 'remove', bond }),
    }),
    [open],
  );
  return { request, handlers, onAdd: () => open({ kind: 'add' }), onClose: close };
}
