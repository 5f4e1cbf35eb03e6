import { useCallback, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { usePageRows, WINDOWED_FROM } from '../ui/windowed-rows.ts';

interface WindowedCardsProps<Item> {
  readonly items: readonly Item[];
  /** Of a card with the gap below it, in px, until it is measured. */
  readonly cardHeight: number;
  readonly children: (item: Item) => ReactNode;
}

/** Cards that scroll with the page. Of a long list only those in sight are made. */
export function WindowedCards<Item extends { readonly id: number }>({
  items,
  cardHeight,
  children,
}: WindowedCardsProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const windowed = items.length > WINDOWED_FROM;
  // Anew with each list, for what stands above it may have grown.
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), [items]);
  const getItemKey = useCallback((index: number) => items[index]?.id ?? index, [items]);
  const window = usePageRows<HTMLLIElement>({
    count: items.length,
    enabled: windowed,
    estimateSize: () => cardHeight,
    getItemKey,
    scrollMargin: top,
    overscan: 3,
  });
  const inSight = window.getVirtualItems();
  const indices = windowed ? inSight.map(({ index }) => index) : items.keys();
  const above = windowed ? (inSight[0]?.start ?? top) - top : 0;
  const below = windowed ? window.getTotalSize() - ((inSight.at(-1)?.end ?? top) - top) : 0;
  return (
    <ul ref={list} style={{ paddingTop: above, paddingBottom: below }}>
      {Array.from(indices, (index) => {
        const item = items[index];
        if (item === undefined) return null;
        return (
          <li
            key={item.id}
            ref={windowed ? window.measureElement : undefined}
            data-index={index}
            aria-setsize={items.length}
            aria-posinset={index + 1}
            className="pb-2.5"
          >
            {children(item)}
          </li>
        );
      })}
    </ul>
  );
}
