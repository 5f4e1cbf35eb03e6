import { useEffect, useState } from 'react';
import { findModelHost, type ModelHost } from '#api/assistant/chat';
import { call } from '../platform/api-client/call.ts';

/** Where questions to the assistant go; undefined until it is known. Also for who is not signed in. */
export function useModelPlace(): ModelHost | 'unknown' | undefined {
  const [place, setPlace] = useState<ModelHost | 'unknown'>();
  useEffect(() => {
    const leaving = new AbortController();
    call(findModelHost, { signal: leaving.signal }).then(setPlace, () => {
      if (!leaving.signal.aborted) setPlace('unknown');
    });
    return () => leaving.abort();
  }, []);
  return place;
}
