import type { BondsSummary } from '#api/portfolio/bonds';
import { bondsTexts } from '../../../../platform/texts/portfolio/bonds.ts';
import { EnteredByAdministrator } from '../../../../platform/lists/entered-by-administrator.tsx';
import { commonTexts } from '../../../../platform/texts/platform/common.ts';
import { overduePaymentsTexts } from '../../../../platform/texts/portfolio/overdue-payments.ts';
import { useTexts } from '../../../../platform/texts/texts.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { EmptyState } from '../../../../platform/ui/empty-state.tsx';
import { Sheet } from '../../../../platform/ui/sheet.tsx';
import type { BondListState } from './bond-list-state.ts';

interface NoBondsProps {
  readonly summary: BondsSummary;
  readonly state: BondListState;
  readonly onClear: () => void;
  /** Undefined if the user cannot edit. */
  readonly onAdd: (() => void) | undefined;
}

/** Says why the list is empty: nothing matches the filters, this part is empty, or there are no bonds yet. */
export function NoBonds({ summary, state, onClear, onAdd }: NoBondsProps) {
  const texts = useTexts(bondsTexts);
  const overdue = useTexts(overduePaymentsTexts);
  const common = useTexts(commonTexts);
  const isOnlyOverdueFilter = state.overdue && state.search.trim() === '';
  const emptyPartText = state.part === 'active' ? texts.noneActive : texts.noneExpired;
  const hasBonds = summary.activeCount + summary.expiredCount > 0;
  return (
    <Sheet>
      {summary.count > 0 ? (
        <EmptyState
          title={isOnlyOverdueFilter ? overdue.none : texts.noMatch}
          text={isOnlyOverdueFilter ? overdue.noneText : texts.noMatchText(state.search)}
          action={<Button onClick={onClear}>{common.clearFilters}</Button>}
        />
      ) : (
        <EmptyState
          title={texts.noBonds}
          text={hasBonds ? emptyPartText : texts.noBondsText}
          action={hasBonds ? undefined : <FirstStep onAdd={onAdd} />}
        />
      )}
    </Sheet>
  );
}

function FirstStep({ onAdd }: Pick<NoBondsProps, 'onAdd'>) {
  const { addFirst } = useTexts(bondsTexts);
  if (onAdd === undefined) return <EnteredByAdministrator />;
  return (
    <Button kind="primary" onClick={onAdd}>
      {addFirst}
    </Button>
  );
}
