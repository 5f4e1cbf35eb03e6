import { Button } from './button.tsx';
import { Sheet } from './sheet.tsx';

interface ErrorPanelProps {
  readonly title: string;
  readonly text?: string;
  readonly retryLabel: string;
  readonly busy?: boolean;
  readonly onRetry: () => void;
}

/** Shown instead of what could not be loaded. */
export function ErrorPanel({ title, text, retryLabel, busy = false, onRetry }: ErrorPanelProps) {
  return (
    <Sheet className="grid justify-items-center gap-1 px-5 py-12 text-center">
      <div role="alert" className="grid gap-1">
        <p className="text-lg font-bold text-loss">{title}</p>
        {text !== undefined && <p className="max-w-xl text-balance text-soft wrap-anywhere">{text}</p>}
      </div>
      <Button className="mt-4" busy={busy} onClick={onRetry}>
        {retryLabel}
      </Button>
    </Sheet>
  );
}
