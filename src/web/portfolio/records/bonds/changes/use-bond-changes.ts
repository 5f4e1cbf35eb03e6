import { useMemo, useState } from 'react';
import type { BondChange } from './bond-dialogs.tsx';
import type { BondActs } from './change-buttons.tsx';

/** Which dialog is open over a list of bonds, and what opens each. */
export function useBondChanges() {
  const [request, ask] = useState<BondChange | null>(null);
  const acts = useMemo<BondActs>(
    () => ({
      onEdit: (bond) => ask({ kind: 'edit', bond }),
      onExpire: (bond) => ask({ kind: 'expire', bond }),
      onRemove: (bond) => ask({ kind: 'remove', bond }),
    }),
    [],
  );
  return { request, acts, onAdd: () => ask({ kind: 'add' }), onClose: () => ask(null) };
}
