import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';

interface ListedBond {
  readonly id: number;
  readonly isin: string;
  readonly [field: string]: unknown;
}

const FIELDS = [
  'isin',
  'data',
  'bank',
  'direction',
  'nominal',
  'buyPrice',
  'marketPrice',
  'result',
  'ytm',
  'cupon',
  'profit',
] as const;

/** The minimum that shows the list: its JSON, React, the visible rows, unformatted values. */
function List() {
  const [bonds, setBonds] = useState<readonly ListedBond[]>([]);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    void myBonds().then(setBonds);
  }, []);
  const rows = useVirtualizer({
    count: bonds.length,
    getScrollElement: () => frame.current,
    estimateSize: () => 44,
    overscan: 4,
  });
  return (
    <div ref={frame} style={{ height: 800, overflow: 'auto' }}>
      <div style={{ height: rows.getTotalSize(), position: 'relative' }}>
        {rows.getVirtualItems().map(({ index, start }) => (
          <div
            key={index}
            data-index={index}
            style={{ position: 'absolute', top: start, display: 'flex', gap: 8 }}
          >
            {FIELDS.map((field) => (
              <span key={field}>{String(bonds[index]?.[field])}</span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

async function myBonds(): Promise<readonly ListedBond[]> {
  const headers = { Authorization: `Bearer ${storedToken(localStorage.getItem('user') ?? '')}` };
  const response = await fetch('/api/ClientData/my-bonds?expired=false', { headers });
  const answer: unknown = await response.json();
  return isAnswer(answer) ? answer.data : [];
}

const isAnswer = (answer: unknown): answer is { readonly data: readonly ListedBond[] } =>
  typeof answer === 'object' && answer !== null && 'data' in answer;

const storedToken = (session: string) => /"token":"([^"]+)"/.exec(session)?.[1] ?? '';

const place = document.getElementById('root');
if (place !== null) createRoot(place).render(<List />);
