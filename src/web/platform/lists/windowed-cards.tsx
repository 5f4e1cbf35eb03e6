import { useCallback, useRef, type ReactNode } from 'react';
import { useWindowedRows } from '../ui/windowed-rows.ts';

interface WindowedCardsProps<Item> {
  readonly items: readonly Item[];
  /** Of a card with the gap below it, in px, until it is measured. */
  readonly cardHeight: number;
  /** Of the element around each card. */
  readonly className?: string;
  /** The id of the card that stays made wherever it is. */
  readonly kept?: number | null;
  readonly children: (item: Item) => ReactNode;
}

/** Cards that scroll with the page. Of a long list only those in sight are made. */
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
  // Each card has its own place: were they held there by a margin of the first, Chromium would lose it now and then.
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
