import { commonTexts } from '../texts/platform/common.ts';
import { useTexts } from '../texts/texts.ts';
import { useWithCause } from '../texts/use-with-cause.ts';
import { Button } from '../ui/button.tsx';
import { Message } from '../ui/message.tsx';

interface LoadFailureLineProps {
  /** What failed. */
  readonly sentence: string;
  readonly error: Error;
  readonly busy?: boolean;
  readonly onRetry: () => unknown;
}

/** The same as LoadFailure for a part of a screen, in one line. */
export function LoadFailureLine({ sentence, error, busy, onRetry }: LoadFailureLineProps) {
  const { retry } = useTexts(commonTexts);
  const withCause = useWithCause();
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Message kind="error" text={withCause(sentence, error)} />
      <Button busy={busy} onClick={() => void onRetry()}>
        {retry}
      </Button>
    </div>
  );
}
