import type { BondsSummary } from '#api/bonds';
import { bondsTexts } from '../texts/bonds.ts';
import { commonTexts } from '../texts/common.ts';
import { useTexts } from '../texts/texts.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Sheet } from '../ui/sheet.tsx';
import type { BondListState } from './bond-list.ts';

interface NoBondsProps {
  readonly summary: BondsSummary;
  readonly state: BondListState;
  readonly onClearSearch: () => void;
}

/** Why the list is empty: nothing matches the search, nothing stands in this part, or there are no bonds yet. */
export function NoBonds({ summary, state, onClearSearch }: NoBondsProps) {
  const texts = useTexts(bondsTexts);
  const common = useTexts(commonTexts);
  const ofOtherPart = state.part === 'active' ? texts.noneActive : texts.noneExpired;
  const hasBonds = summary.activeCount + summary.expiredCount > 0;
  return (
    <Sheet>
      {summary.count > 0 ? (
        <EmptyState
          title={texts.noMatch}
          text={texts.noMatchText(state.search)}
          action={<Button onClick={onClearSearch}>{common.clearFilters}</Button>}
        />
      ) : (
        <EmptyState title={texts.noBonds} text={hasBonds ? ofOtherPart : texts.noBondsText} />
      )}
    </Sheet>
  );
}
