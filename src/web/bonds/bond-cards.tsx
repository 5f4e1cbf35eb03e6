import { useLayoutEffect, useRef, useState } from 'react';
import { usePageRows, WINDOWED_FROM } from '../ui/windowed-rows.ts';
import { BondCard } from './bond-card.tsx';
import type { ShownBonds } from './bonds-list.tsx';

const CARD_HEIGHT = 224;
const GAP = 10;

/** The bonds on a phone, which scrolls them with the page. */
export function BondCards({ bonds, openIds, onToggle, today }: ShownBonds) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  const windowed = bonds.length > WINDOWED_FROM;
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);
  const window = usePageRows<HTMLLIElement>({
    count: bonds.length,
    enabled: windowed,
    estimateSize: () => CARD_HEIGHT + GAP,
    getItemKey: (index) => bonds[index]?.id ?? index,
    scrollMargin: top,
    overscan: 3,
  });
  const inSight = window.getVirtualItems();
  const indices = windowed ? inSight.map(({ index }) => index) : bonds.keys();
  const above = windowed ? (inSight[0]?.start ?? top) - top : 0;
  const below = windowed ? window.getTotalSize() - ((inSight.at(-1)?.end ?? top) - top) : 0;
  return (
    <ul ref={list} style={{ paddingTop: above, paddingBottom: below }}>
      {Array.from(indices, (index) => {
        const bond = bonds[index];
        if (bond === undefined) return null;
        return (
          <li
            key={bond.id}
            ref={windowed ? window.measureElement : undefined}
            data-index={index}
            aria-setsize={bonds.length}
            aria-posinset={index + 1}
            className="pb-2.5"
          >
            <BondCard bond={bond} open={openIds.has(bond.id)} onToggle={onToggle} today={today} />
          </li>
        );
      })}
    </ul>
  );
}
