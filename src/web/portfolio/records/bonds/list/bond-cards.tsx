import { WindowedCards } from '../../../../platform/lists/windowed-cards.tsx';
import { BondCard } from './bond-card.tsx';
import type { ShownBonds } from './bond-list-props.ts';

const CARD_HEIGHT = 166;

/** The bonds as cards, for phones; they scroll with the page. */
export function BondCards({ bonds, openIds, onToggle, today, overdue, handlers }: ShownBonds) {
  return (
    <WindowedCards items={bonds} cardHeight={CARD_HEIGHT}>
      {(bond) => (
        <BondCard
          {...{ bond, open: openIds.has(bond.id), onToggle, today, handlers }}
          overdue={overdue.get(bond.id) ?? 0}
        />
      )}
    </WindowedCards>
  );
}
