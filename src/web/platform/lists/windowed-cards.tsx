import { useCallback, useRef, type ReactNode } from 'react';
import { useWindowedRows } from '../ui/tables/windowed-rows.ts';

interface WindowedCardsProps<Item> {
  readonly items: readonly Item[];
  /** The height in px of a card with the gap below it, until it is measured. */
  readonly cardHeight: number;
  /** The class of the element around each card. */
  readonly className?: string;
  /** The id of the card that stays rendered even out of view. */
  readonly kept?: number | null;
  readonly children: (item: Item) => ReactNode;
}

/** Cards that scroll with the page. Of a long list only those in view are rendered. */
export function WindowedCards<Item extends { readonly id: number | string }>({
  items,
  cardHeight,
  className = 'pb-2.5',
  kept = null,
  children,
}: WindowedCardsProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const { windowed, rows, height, rowRef } = useWindowedRows({
    count: items.length,
    list,
    estimateSize: () => cardHeight,
    getItemKey: useCallback((index: number) => items[index]?.id ?? index, [items]),
    overscan: 3,
    kept: kept === null ? -1 : items.findIndex(({ id }) => id === kept),
  });
  // Each card is positioned by itself: with a margin on the first, Chromium sometimes loses the scroll position.
  return (
    <ul ref={list} className="relative" style={windowed ? { height } : undefined}>
      {rows.map(({ index, start }) => {
        const item = items[index];
        if (item === undefined) return null;
        return (
          <li
            key={item.id}
            ref={rowRef}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            className={windowed ? `absolute inset-x-0 ${className}` : className}
            style={windowed ? { top: start } : undefined}
          >
            {children(item)}
          </li>
        );
      })}
    </ul>
  );
}
