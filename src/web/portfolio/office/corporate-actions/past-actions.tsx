import type { BatchId } from '#api/platform/ids';
import type { InstrumentAction } from '#api/portfolio/instruments/instrument-actions';
import type { UndoSave } from '../../../platform/toast/use-undo-save.ts';
import {
  useInstrumentAction,
  useInstrumentActions,
} from '../../../platform/queries/portfolio/instruments/instrument-actions.ts';
import { batchesTexts } from '../../../platform/texts/portfolio/batches.ts';
import { corporateActionsTexts } from '../../../platform/texts/portfolio/instruments/corporate-actions.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useDisplayPreferences } from '../../../platform/ui/display-preferences.ts';
import { formatDay } from '../../../platform/ui/format.ts';
import { SkippedHoldingList } from '../batches/skipped-holdings.tsx';
import { PastSaves } from '../batches/past-saves.tsx';

interface PastActionsProps {
  /** Undefined for all securities. */
  readonly isin: string | undefined;
  readonly undo: UndoSave;
  readonly onUndone: (left: number) => void;
}

/** Past corporate actions, each with Undo. */
export function PastActions({ isin, ...props }: PastActionsProps) {
  const texts = useTexts(corporateActionsTexts);
  const { holdings } = useTexts(batchesTexts);
  const { locale } = useDisplayPreferences();
  const { data = [] } = useInstrumentActions(isin);
  const newIsinText = (kind: InstrumentAction['kind']) =>
    kind === 'spin_off' ? texts.spunOff : texts.newIsin;
  const what = (action: InstrumentAction) =>
    [
      texts.kinds[action.kind],
      isin === undefined && action.isin !== null && action.newIsin === null ? action.isin : '',
      action.newIsin === null ? '' : newIsinText(action.kind)(action.isin ?? '', action.newIsin),
      action.day === null ? '' : formatDay(action.day, locale),
      action.undoneAt === null ? holdings(action.holdings) : '',
    ]
      .filter((part) => part !== '')
      .join(' · ');
  return (
    <PastSaves
      {...props}
      title={texts.past}
      saves={data}
      what={what}
      texts={texts}
      renderSkipped={(batch) => <SkippedByUndo batch={batch} />}
    />
  );
}

function SkippedByUndo({ batch }: { readonly batch: BatchId }) {
  return <SkippedHoldingList query={useInstrumentAction(batch)} />;
}
