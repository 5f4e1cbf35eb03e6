import { useMemo, useState } from 'react';
import { isCalendarDate } from '#domain/calendar-date';
import { ALLOWED_PRICE_KINDS } from '#domain/prices/price-basis';
import type { PriceHistoryFile } from '#domain/prices/history-files/read-price-history';
import type { PriceInput } from '#api/portfolio/instruments/prices';
import { useHistoryPreview } from '../../../platform/queries/portfolio/instruments/prices.ts';
import type { QuotedSecurity } from './choose-security.tsx';
import { compareHistory } from './compare-history.ts';

type Kind = NonNullable<PriceInput['kind']>;

/** The price kinds possible for a security. For an unknown ISIN, accrued interest is unknown too. */
export function priceKinds({ priceBasis }: QuotedSecurity): readonly Kind[] {
  return priceBasis === undefined ? ['clean', 'unit'] : ALLOWED_PRICE_KINDS[priceBasis];
}

/** A file read without faults, and the security it is for. */
interface ReadHistory {
  readonly text: string;
  readonly read: PriceHistoryFile;
  readonly security: QuotedSecurity;
}

/** State of the preview: how the prices of a file are quoted, and the effect of saving them. */
export function usePriceHistory({ text, read, security }: ReadHistory) {
  const [kind, setKind] = useState<Kind | undefined>(
    security.priceBasis === undefined ? undefined : ALLOWED_PRICE_KINDS[security.priceBasis][0],
  );
  const [currency, setCurrency] = useState(security.currency);
  /** Earlier days are left out; empty to keep all. */
  const [from, setFrom] = useState('');
  const { isin } = security;
  const days = useMemo(
    () => (from === '' ? read.rows : isCalendarDate(from) ? read.rows.filter(({ day }) => day >= from) : []),
    [read, from],
  );
  const prices = useMemo(
    () =>
      kind === undefined || currency === undefined
        ? []
        : days.map(({ day, price }): PriceInput => ({ isin, price: Number(price), day, kind, currency })),
    [days, isin, kind, currency],
  );
  const preview = useHistoryPreview(prices, [isin, kind, currency, from, text]);
  const comparison = useMemo(
    () => (preview.data === undefined ? undefined : compareHistory(days, preview.data.rows)),
    [days, preview.data],
  );
  return {
    ...{ security, kind, setKind, currency, setCurrency, from, setFrom },
    ...{ days, prices, preview, comparison },
    leftOut: read.rows.length - days.length,
    withoutPrice: read.daysWithoutPrice,
  };
}

export type PriceHistoryState = ReturnType<typeof usePriceHistory>;
