import { CallError } from '../../../../platform/api-client/call-error.ts';
import { bondsTexts } from '../../../../platform/texts/portfolio/bonds.ts';
import { commonTexts } from '../../../../platform/texts/platform/common.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { useFailureText } from '../../../../platform/texts/use-failure-text.ts';
import { ErrorPanel } from '../../../../platform/ui/error-panel.tsx';

interface BondsFailureProps {
  readonly error: Error;
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** Shown if the bonds could not be loaded: the reason and the status. */
export function BondsFailure({ error, busy, onRetry }: BondsFailureProps) {
  const texts = useTexts(bondsTexts);
  const common = useTexts(commonTexts);
  const reason = useFailureText()(error).replace(/\.$/, '');
  const status = error instanceof CallError ? error.status : null;
  return (
    <ErrorPanel
      title={texts.errorTitle}
      text={texts.error(reason, status === null ? texts.unknownStatus : String(status))}
      retryLabel={common.retry}
      busy={busy}
      onRetry={onRetry}
    />
  );
}
