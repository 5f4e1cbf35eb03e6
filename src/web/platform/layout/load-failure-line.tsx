import { commonTexts } from '../texts/platform/common.ts';
import { useTexts } from '../texts/texts.ts';
import { useWithCause } from '../texts/use-with-cause.ts';
import { Button } from '../ui/button.tsx';
import { Message } from '../ui/message.tsx';

interface LoadFailureLineProps {
  /** What failed. */
  readonly sentence: string;
  readonly query: {
    readonly error: Error | null;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
}

/** The same as LoadFailure for a part of a screen, in one line. Renders nothing if the query has not failed. */
export function LoadFailureLine({ sentence, query: { error, isFetching, refetch } }: LoadFailureLineProps) {
  const { retry } = useTexts(commonTexts);
  const withCause = useWithCause();
  if (error === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Message kind="error" text={withCause(sentence, error)} />
      <Button busy={isFetching} onClick={() => void refetch()}>
        {retry}
      </Button>
    </div>
  );
}
