import { useCallback, useState } from 'react';

/** Which items of a list are open, and functions to open and close one. */
export function useOpenIds<Id>() {
  const [openIds, setOpenIds] = useState<ReadonlySet<Id>>(new Set());
  const onToggle = useCallback((id: Id) => setOpenIds((open) => toggled(open, id)), []);
  return { openIds, onToggle };
}

function toggled<Id>(open: ReadonlySet<Id>, id: Id): ReadonlySet<Id> {
  return open.has(id) ? new Set([...open].filter((other) => other !== id)) : new Set([...open, id]);
}
