import type { InstrumentAction } from '#api/portfolio/instrument-actions';
import type { BatchId } from '#api/platform/ids';
import { useRedenominations } from '../../platform/queries/portfolio/redenomination.ts';
import { redenominationTexts } from '../../platform/texts/portfolio/redenomination.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { Quantity } from '../../platform/ui/amount.tsx';
import { PastSave, PastSaves } from '../batches/past-save.tsx';

interface PastRedenominationsProps {
  /** The one that is being undone. */
  readonly undoing: BatchId | null;
  readonly onUndo: (batch: BatchId) => void;
}

/** What was redenominated so far, each with its undo. Nothing before the first. */
export function PastRedenominations({ undoing, onUndo }: PastRedenominationsProps) {
  const texts = useTexts(redenominationTexts);
  const { data = [] } = useRedenominations();
  if (data.length === 0) return null;
  return (
    <PastSaves title={texts.past}>
      {data.map((action) => (
        <PastSave
          key={action.id}
          save={action}
          undoOf={texts.undoOf}
          isUndoing={undoing === action.id}
          onUndo={() => onUndo(action.id)}
        >
          <Holdings action={action} />
        </PastSave>
      ))}
    </PastSaves>
  );
}

function Holdings({ action: { undoneAt, holdings } }: { readonly action: InstrumentAction }) {
  const texts = useTexts(redenominationTexts);
  if (undoneAt !== null) return holdings > 0 ? <> · {texts.leftAfterUndo(holdings)}</> : null;
  return (
    <>
      {' '}
      · {texts.holdings}: <Quantity value={holdings} />
    </>
  );
}
