import { commonTexts } from '../texts/platform/common.ts';
import { useTexts } from '../texts/texts.ts';
import { useFailureText } from '../texts/use-failure-text.ts';
import { ErrorPanel } from '../ui/error-panel.tsx';

interface LoadFailureProps {
  readonly title: string;
  readonly error: Error;
  readonly busy?: boolean;
  readonly onRetry: () => unknown;
}

/** Shown instead of an answer that could not be loaded: what failed, why, and a button to try again. */
export function LoadFailure({ title, error, busy, onRetry }: LoadFailureProps) {
  const { retry } = useTexts(commonTexts);
  const failureText = useFailureText();
  return (
    <ErrorPanel
      title={title}
      text={failureText(error)}
      retryLabel={retry}
      busy={busy}
      onRetry={() => void onRetry()}
    />
  );
}
