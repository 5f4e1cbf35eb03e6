import { useEffect, useState } from 'react';
import { findModelHost, type ModelHost } from '#api/assistant/chat';
import { call } from '../platform/api-client/call.ts';

/** Where questions to the assistant are sent; undefined while loading. Works without signing in. */
export function useModelHost(): ModelHost | 'unknown' | undefined {
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
