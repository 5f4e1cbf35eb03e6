import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { SkippedHolding } from '#api/portfolio/instruments/instruments';
import { batchesTexts } from '../../../platform/texts/portfolio/batches.ts';
import { useTexts } from '../../../platform/texts/texts.ts';
import { useFailureText } from '../../../platform/texts/use-failure-text.ts';
import { Message } from '../../../platform/ui/message.tsx';
import { SkeletonRows } from '../../../platform/ui/skeleton.tsx';
import { HolderLink } from '../instruments/holder-link.tsx';

interface SkippedHoldingsProps {
  readonly count: number;
  readonly isOpen: boolean;
  /** Renders the list, once it is opened. */
  readonly children: () => ReactNode;
}

/** The number of holdings that an undo left unchanged, and their list when opened. */
export function SkippedHoldings({ count, isOpen, children }: SkippedHoldingsProps) {
  const texts = useTexts(batchesTexts);
  const [wasOpened, setWasOpened] = useState(isOpen);
  return (
    <details
      open={isOpen}
      className="w-full"
      onToggle={(event) => {
        if (event.currentTarget.open) setWasOpened(true);
      }}
    >
      <summary className="w-fit">{texts.leftAfterUndo(count)}</summary>
      {wasOpened && children()}
    </details>
  );
}

interface SkippedHoldingListProps {
  readonly query: UseQueryResult<{ readonly holdings: number; readonly left: readonly SkippedHolding[] }>;
}

/** The holdings that an undo left unchanged, each with a link to its list. */
export function SkippedHoldingList({ query: { data, error } }: SkippedHoldingListProps) {
  const texts = useTexts(batchesTexts);
  const failureText = useFailureText();
  if (data === undefined)
    return error === null ? (
      <SkeletonRows label={texts.leftLoading} rows={1} />
    ) : (
      <Message kind="error" text={failureText(error)} />
    );
  return (
    <>
      <ul className="mt-1.5 grid gap-1">
        {data.left.map((row) => (
          <SkippedRow key={`${row.holding} ${row.holdingId}`} row={row} />
        ))}
      </ul>
      {data.left.length < data.holdings && (
        <p className="mt-1.5 text-soft">{texts.leftShown(data.left.length, data.holdings)}</p>
      )}
    </>
  );
}

function SkippedRow({ row }: { readonly row: SkippedHolding }) {
  const texts = useTexts(batchesTexts);
  const { isin, holding, state } = row;
  const search =
    state === 'deleted' ? {} : { q: isin, ...(state === 'expired' && { show: 'expired' as const }) };
  return (
    <li className="wrap-anywhere">
      <HolderLink row={row} search={search} />
      <span className="text-soft">
        {' '}
        · {texts.kinds[holding]} {isin}
        {state !== 'active' && ` · ${texts.states[state]}`}
      </span>
    </li>
  );
}
