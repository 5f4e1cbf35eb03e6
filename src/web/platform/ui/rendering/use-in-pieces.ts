import { useDeferredValue } from 'react';
import { usePrinting } from '../use-printing.ts';

/**
 * An answer that fills a screen. React would render it in one task, during which a slow phone cannot respond. The first answer is
 * rendered in small steps instead, a moment later: until then, the result is undefined.
 */
export function useInPieces<Answer>(answer: Answer | undefined): Answer | undefined {
  const isRendered = useDeferredValue(answer !== undefined);
  return usePrinting() || isRendered ? answer : undefined;
}
