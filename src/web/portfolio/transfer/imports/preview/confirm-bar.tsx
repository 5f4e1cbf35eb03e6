import { useState } from 'react';
import type { Import } from '#api/portfolio/imports/import-fields';
import { useConfirmImport, type ImportOwner } from '../../../../platform/queries/portfolio/imports.ts';
import { importsTexts } from '../../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { useWithCause } from '../../../../platform/texts/use-with-cause.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import type { MessageContent } from '../../../../platform/ui/message.tsx';
import { ImportsLink } from '../import-links.tsx';

interface ConfirmBarProps {
  readonly owner: ImportOwner;
  readonly upload: Import;
  /** Returns to the columns; null if the format was recognised. */
  readonly onBack: (() => void) | null;
  readonly showMessage: (message: MessageContent) => void;
}

/** At the bottom of the page: what the import would do, and the button to confirm it. */
export function ConfirmBar({ owner, upload, onBack, showMessage }: ConfirmBarProps) {
  const texts = useTexts(importsTexts);
  const withCause = useWithCause();
  const [onlyGoodRows, setOnlyGoodRows] = useState(false);
  const confirming = useConfirmImport(owner, upload.id);
  const { counts } = upload;
  const leftOut = counts.new + counts.changed - counts.included;
  const waits = counts.error > 0 && !onlyGoodRows;
  const confirm = () =>
    confirming.mutate(onlyGoodRows, {
      onError: (error) => showMessage({ kind: 'error', text: withCause(texts.confirmFailed, error) }),
    });
  return (
    <div className="sticky bottom-(--bottom-bar) z-10 -mx-4 mt-4 flex flex-wrap items-center gap-x-6 gap-y-2 border-t border-line bg-sheet px-4 py-3 no-print md:rounded-sheet md:border md:shadow-sheet md:in-[body:has(#assistant)]:pr-24 lg:in-[body:has(#assistant)]:pr-36">
      <div className="min-w-0 grow" aria-live="polite">
        <p className="text-base font-semibold">{texts.barTitle(counts.new, counts.changed)}</p>
        <p className="text-xs text-soft">
          {leftOut > 0 && `${texts.notTicked(leftOut)} · `}
          {texts.barNote}
        </p>
      </div>
      {counts.error > 0 && (
        <label className="flex min-h-6 items-center gap-2">
          <input
            type="checkbox"
            checked={onlyGoodRows}
            className="size-4 accent-accent"
            onChange={({ target }) => setOnlyGoodRows(target.checked)}
          />
          {texts.leaveErrors(counts.error)}
        </label>
      )}
      <div className="flex gap-2 max-sm:w-full max-sm:*:grow">
        {onBack === null ? (
          <ImportsLink owner={owner}>{texts.back}</ImportsLink>
        ) : (
          <Button onClick={onBack}>{texts.back}</Button>
        )}
        <Button
          kind="primary"
          busy={confirming.isPending}
          disabled={waits || counts.included === 0}
          onClick={confirm}
        >
          {texts.import(counts.included)}
        </Button>
      </div>
    </div>
  );
}
