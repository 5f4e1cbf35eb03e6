import type { Kind } from '#api/portfolio/etfs-and-shares';
import { CallError } from '../../../platform/api-client/call-error.ts';
import { commonTexts } from '../../../platform/texts/platform/common.ts';
import { etfsAndSharesTexts } from '../../../platform/texts/portfolio/etfs-and-shares.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useFailureText } from '../../../platform/texts/use-failure-text.ts';
import { useWithCause } from '../../../platform/texts/use-with-cause.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { ErrorPanel } from '../../../platform/ui/error-panel.tsx';
import { Message } from '../../../platform/ui/message.tsx';

interface LoadFailureProps {
  readonly kind: Kind;
  readonly error: Error;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Shown if the user's own ETFs or shares could not be loaded. */
export function MyLoadFailure({ kind, error, busy, onRetry }: LoadFailureProps) {
  const { kinds, unknownStatus } = useTexts(etfsAndSharesTexts);
  const { retry } = useTexts(commonTexts);
  const withCause = useWithCause();
  const { errorTitle, failed } = kinds[kind].mine;
  const status = error instanceof CallError ? error.status : null;
  return (
    <ErrorPanel
      title={errorTitle}
      text={withCause(failed(status === null ? unknownStatus : String(status)), error)}
      retryLabel={retry}
      busy={busy}
      onRetry={onRetry}
    />
  );
}

/** Shown to an administrator if the ETFs or shares could not be loaded: one line, and the reason. */
export function AdminLoadFailure({ kind, error, busy, onRetry }: LoadFailureProps) {
  const { failed } = useTexts(etfsAndSharesTexts).kinds[kind].admin;
  const { retry } = useTexts(commonTexts);
  const failureText = useFailureText();
  return (
    <div className="grid justify-items-start gap-3">
      <div className="w-full">
        <Message
          kind="error"
          text={
            <>
              <p className="font-medium">{failed}</p>
              <p>{failureText(error)}</p>
            </>
          }
        />
      </div>
      <Button busy={busy} onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
