import type { BatchId } from '#api/platform/ids';
import { useRedenomination, useRedenominations } from '../../platform/queries/portfolio/redenomination.ts';
import { batchesTexts } from '../../platform/texts/portfolio/batches.ts';
import { redenominationTexts } from '../../platform/texts/portfolio/redenomination.ts';
import { useTexts } from '../../platform/texts/texts.ts';
import { LeftNames } from '../batches/left-holdings.tsx';
import { PastSaves, type UndoSave } from '../batches/past-saves.tsx';

interface PastRedenominationsProps {
  readonly undo: UndoSave;
  readonly onUndone: (left: number) => void;
}

/** What was redenominated so far, each act with its undo. */
export function PastRedenominations(props: PastRedenominationsProps) {
  const texts = useTexts(redenominationTexts);
  const { holdings } = useTexts(batchesTexts);
  const { data = [] } = useRedenominations();
  return (
    <PastSaves
      {...props}
      title={texts.past}
      saves={data}
      what={(action) => (action.undoneAt === null ? holdings(action.holdings) : '')}
      texts={texts}
      leftNames={(batch) => <LeftOfRedenomination batch={batch} />}
    />
  );
}

function LeftOfRedenomination({ batch }: { readonly batch: BatchId }) {
  return <LeftNames query={useRedenomination(batch)} />;
}
