import type { BatchId } from '#api/platform/ids';
import { usePriceBatches } from '../../platform/queries/portfolio/prices.ts';
import { pricesTexts } from '../../platform/texts/portfolio/prices.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { PastSave, PastSaves } from '../batches/past-save.tsx';

interface SavedPricesProps {
  /** The save that is being undone. */
  readonly undoing: BatchId | null;
  readonly onUndo: (batch: BatchId) => void;
}

/** The last saves, each with its undo. Nothing before the first. */
export function SavedPrices({ undoing, onUndo }: SavedPricesProps) {
  const texts = useTexts(pricesTexts);
  const { data = [] } = usePriceBatches();
  if (data.length === 0) return null;
  return (
    <PastSaves title={texts.past}>
      {data.map((save) => (
        <PastSave
          key={save.id}
          save={save}
          undoOf={texts.undoOf}
          isUndoing={undoing === save.id}
          onUndo={() => onUndo(save.id)}
        >
          {' '}
          · {texts.prices(save.prices)}
        </PastSave>
      ))}
    </PastSaves>
  );
}
