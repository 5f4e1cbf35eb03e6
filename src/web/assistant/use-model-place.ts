import { useEffect, useState } from 'react';
import { findModelPlace, type ModelPlace } from '#api/chat';
import { call } from '../platform/api-client/call.ts';

/** Where questions to the assistant go; undefined until it is known. Also for who is not signed in. */
export function useModelPlace(): ModelPlace | 'unknown' | undefined {
  const [place, setPlace] = useState<ModelPlace | 'unknown'>();
  useEffect(() => {
    const leaving = new AbortController();
    call(findModelPlace, { signal: leaving.signal }).then(setPlace, () => {
      if (!leaving.signal.aborted) setPlace('unknown');
    });
    return () => leaving.abort();
  }, []);
  return place;
}
