import type { BatchId } from '#api/platform/ids';
import type { UndoSave } from '../../../platform/toast/use-undo-save.ts';
import { usePriceBatch, usePriceBatches } from '../../../platform/queries/portfolio/instruments/prices.ts';
import { batchesTexts } from '../../../platform/texts/portfolio/batches.ts';
import { pricesTexts } from '../../../platform/texts/portfolio/instruments/prices.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { SkippedHoldingList } from '../batches/skipped-holdings.tsx';
import { PastSaves } from '../batches/past-saves.tsx';

interface SavedPricesProps {
  readonly undo: UndoSave;
  readonly onUndone: (left: number) => void;
}

/** The latest saves of prices, each with Undo. */
export function SavedPrices(props: SavedPricesProps) {
  const texts = useTexts(pricesTexts);
  const { holdings } = useTexts(batchesTexts);
  const { data = [] } = usePriceBatches();
  return (
    <PastSaves
      {...props}
      title={texts.past}
      saves={data}
      what={(save) =>
        save.undoneAt === null
          ? `${texts.prices(save.prices)}, ${holdings(save.holdings)}`
          : texts.prices(save.prices)
      }
      texts={texts}
      renderSkipped={(batch) => <SkippedByUndo batch={batch} />}
    />
  );
}

function SkippedByUndo({ batch }: { readonly batch: BatchId }) {
  return <SkippedHoldingList query={usePriceBatch(batch)} />;
}
