import type { DeletedKind } from '#api/portfolio/recently-deleted';

/** Names of deleted objects by kind; `day` is null for one without a date. */
export type DeletedNames = Readonly<Record<DeletedKind, (isin: string, day: string | null) => string>>;

const names: DeletedNames = {
  bond: (isin) => `Bond ${isin}`,
  payment: (isin, day) => (day === null ? `Payment without date, ${isin}` : `Payment of ${day}, ${isin}`),
  'cash-flow': (isin, day) =>
    day === null ? `Cash flow without date, ${isin}` : `Cash flow of ${day}, ${isin}`,
  distribution: (isin, day) => `Distribution of ${day}, ${isin}`,
  etf: (isin) => `ETF ${isin}`,
  share: (isin) => `Share ${isin}`,
};

export const en = {
  title: 'Recently deleted',
  text: 'Anything deleted in the last 30 days can be restored. A bond is restored with its payments and cash flows.',
  loading: 'Loading deleted items...',
  failed: 'The deleted items could not be loaded.',
  none: 'Nothing was deleted in the last 30 days.',
  /** Before the date and time. */
  deleted: 'Deleted',
  restore: 'Restore',
  restored: (name: string) => `Restored: ${name}.`,
  restoreFailed: (name: string) => `Could not be restored: ${name}.`,
  names,
};
