import { hasTooManyWarnings, PRICE_RULES, type PriceSeverity } from '#domain/prices/check-price';
import type { HistoryRow } from '#domain/prices/history-files/read-price-history';
import type { PriceInput, PricePreviewRow, PriceRule } from '#api/portfolio/instruments/prices';
import { answeredInput } from '../prices/answered-input.ts';

/** A day of the file, and the effect of saving it. */
export interface ComparedDay {
  readonly file: HistoryRow;
  readonly preview: PricePreviewRow;
}

/** The changes that a file makes to the history of its security. */
export interface HistoryComparison {
  readonly added: readonly ComparedDay[];
  readonly replaced: readonly ComparedDay[];
  readonly unchanged: readonly ComparedDay[];
  /** A price that was entered by hand for the same day takes precedence. */
  readonly behind: readonly ComparedDay[];
  /** To be confirmed together; those in `toRetype` one by one, by typing the price again. */
  readonly unusual: readonly ComparedDay[];
  readonly toRetype: readonly ComparedDay[];
  /** True if so many days are unusual that the file is probably for another security; it then cannot be saved. */
  readonly isWrongFile: boolean;
  /** The day whose price becomes the market price; undefined if no holding uses it. */
  readonly taken: PricePreviewRow | undefined;
}

const has =
  (rule: PriceRule) =>
  ({ preview }: ComparedDay) =>
    preview.warnings.includes(rule);
const hasSeverity =
  (severity: PriceSeverity) =>
  ({ preview }: ComparedDay) =>
    preview.warnings.some((rule) => PRICE_RULES[rule] === severity);

export function compareHistory(
  file: readonly HistoryRow[],
  rows: readonly PricePreviewRow[],
): HistoryComparison {
  const days = rows.flatMap((preview, i) => {
    const row = file[i];
    return row === undefined ? [] : [{ file: row, preview }];
  });
  const [isReplaced, isUnchanged, isBehind] = [
    has('replaces_price'),
    has('unchanged_price'),
    has('stays_behind_price'),
  ];
  const toRetype = days.filter(hasSeverity('confirm'));
  return {
    added: days.filter((day) => !isReplaced(day) && !isUnchanged(day) && !isBehind(day)),
    replaced: days.filter(isReplaced),
    unchanged: days.filter(isUnchanged),
    behind: days.filter(isBehind),
    unusual: days.filter((day) => hasSeverity('warn')(day) && !toRetype.includes(day)),
    toRetype,
    isWrongFile: hasTooManyWarnings(rows.map(({ warnings }) => warnings.map((rule) => ({ rule })))),
    taken: rows.find(({ holders }) => holders > 0),
  };
}

/** The prices with the answers to their warnings, ready to save. */
export function answeredHistory(
  prices: readonly PriceInput[],
  rows: readonly PricePreviewRow[],
): readonly PriceInput[] {
  return prices.map((price, i) => answeredInput(price, rows[i]?.warnings ?? []));
}
