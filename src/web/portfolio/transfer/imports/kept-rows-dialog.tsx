import type { KeptRows } from '#api/portfolio/imports/imports';
import type { ImportOwner } from '../../../platform/queries/portfolio/imports.ts';
import { batchesTexts } from '../../../platform/texts/portfolio/batches.ts';
import { importsTexts } from '../../../platform/texts/portfolio/imports.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { ConfirmDialog } from '../../../platform/ui/dialog.tsx';

interface KeptRowsDialogProps {
  readonly owner: ImportOwner;
  readonly kept: KeptRows;
  readonly busy: boolean;
  readonly onUndoOthers: () => void;
  readonly onCancel: () => void;
}

const MAX_LISTED = 10;

/** Lists the rows that somebody has changed since an import, and asks whether to undo the others. */
export function KeptRowsDialog({ owner, kept, busy, onUndoOthers, onCancel }: KeptRowsDialogProps) {
  const texts = useTexts(importsTexts);
  const { kinds, states } = useTexts(batchesTexts);
  const holdings = kept.left.map(({ username, holding, isin, state }) =>
    [
      ...(owner === 'office' ? [username] : []),
      `${kinds[holding]} ${isin}`,
      ...(state === 'active' ? [] : [states[state]]),
    ].join(' · '),
  );
  const rows = [...holdings, ...kept.leftUsers.map(({ username }) => username)];
  return (
    <ConfirmDialog
      title={texts.changedSince(rows.length)}
      question={
        <div className="text-left">
          <p>{texts.changedSinceNote}</p>
          <ul className="mt-3 grid gap-1 text-soft">
            {rows.slice(0, MAX_LISTED).map((row, at) => (
              <li key={at} className="wrap-anywhere">
                {row}
              </li>
            ))}
          </ul>
          {rows.length > MAX_LISTED && (
            <p className="mt-1 text-soft">{texts.moreRows(rows.length - MAX_LISTED)}</p>
          )}
        </div>
      }
      confirmLabel={texts.undoOthers}
      cancelLabel={texts.undoNothing}
      busy={busy}
      onConfirm={onUndoOthers}
      onCancel={onCancel}
    />
  );
}
