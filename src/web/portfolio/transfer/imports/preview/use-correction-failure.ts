import { importsTexts } from '../../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { useWithCause } from '../../../../platform/texts/use-with-cause.ts';
import type { MessageContent } from '../../../../platform/ui/message.tsx';

/** Says why rows could not be corrected. */
export function useCorrectionFailure(showMessage: (message: MessageContent) => void): (error: Error) => void {
  const texts = useTexts(importsTexts);
  const withCause = useWithCause();
  return (error) => showMessage({ kind: 'error', text: withCause(texts.correctFailed, error) });
}
