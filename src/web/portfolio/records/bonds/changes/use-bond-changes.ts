import { useMemo, useState } from 'react';
import type { BondChange } from './bond-dialogs.tsx';
import type { BondChangeHandlers } from './change-buttons.tsx';

/** The open dialog over a list of bonds, and the handlers that open each. */
export function useBondChanges() {
  const [request, setRequest] = useState<BondChange | null>(null);
  const handlers = useMemo<BondChangeHandlers>(
    () => ({
      onEdit: (bond) => setRequest({ kind: 'edit', bond }),
      onExpire: (bond) => setRequest({ kind: 'expire', bond }),
      onRemove: (bond) => setRequest({ kind: 'remove', bond }),
    }),
    [],
  );
  return { request, handlers, onAdd: () => setRequest({ kind: 'add' }), onClose: () => setRequest(null) };
}
