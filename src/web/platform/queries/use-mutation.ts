import {
  hashKey,
  useMutation as useUnguardedMutation,
  type UseMutationOptions,
  type UseMutationResult,
} from '@tanstack/react-query';
import { useCallback, useRef } from 'react';

/**
 * A mutation that two clicks start once: the busy button is drawn only after both. While it runs, the same variables do not
 * start it again; others do.
 */
export function useMutation<Data, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Error, Variables, Context>,
): UseMutationResult<Data, Error, Variables, Context> {
  const mutation = useUnguardedMutation(options);
  const start = mutation.mutateAsync;
  const running = useRef<{ readonly key: string; readonly answer: Promise<Data> } | null>(null);
  const mutateAsync = useCallback<typeof start>(
    (...given) => {
      const key = hashKey([given[0]]);
      if (running.current?.key === key) return running.current.answer;
      const answer = start(...given).finally(() => {
        if (running.current?.answer === answer) running.current = null;
      });
      running.current = { key, answer };
      return answer;
    },
    [start],
  );
  const mutate = useCallback<typeof mutation.mutate>(
    (...given) => {
      // A failure is in the mutation's state.
      mutateAsync(...given).catch(() => undefined);
    },
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync };
}
