import { WindowedCards } from '../../../platform/lists/windowed-cards.tsx';
import { positionsTexts } from '../../../platform/texts/portfolio/figures/positions.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { DescriptionList } from '../../../platform/ui/description-list.tsx';
import { Sheet } from '../../../platform/ui/sheet.tsx';
import { HowButton } from './how-button.tsx';
import { POSITION_FIGURES, PositionFigure } from './position-figures.tsx';
import type { PositionListProps } from './position-list.ts';
import { PositionName } from './position-name.tsx';
import { PositionProblem } from './position-problem.tsx';
import { PositionWorking } from './position-working.tsx';

/** In px, until a card is measured. */
const CARD_HEIGHT = 300;

/** The positions as cards, for narrow screens. */
export function PositionCards({ items, of, on, openIds, onToggle }: PositionListProps) {
  const { columns } = useTexts(positionsTexts);
  return (
    <WindowedCards items={items} cardHeight={CARD_HEIGHT}>
      {({ id, position }) => (
        <Sheet className="grid min-w-0 gap-2 px-4 py-3.5">
          <h2>
            <PositionName position={position} />
          </h2>
          <PositionProblem position={position} />
          <DescriptionList
            rows={POSITION_FIGURES.map((name) => {
              const figure = <PositionFigure name={name} position={position} on={on} />;
              if (name !== 'realised') return { label: columns[name], value: figure };
              const working = { position, open: openIds.has(id), onToggle: () => onToggle(id) };
              return { label: columns[name], value: <HowButton {...working}>{figure}</HowButton> };
            })}
          />
          {openIds.has(id) && <PositionWorking of={of} position={position} />}
        </Sheet>
      )}
    </WindowedCards>
  );
}
