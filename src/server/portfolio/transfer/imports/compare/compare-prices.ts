import type { z } from 'zod';
import type { ImportedPrice } from '#domain/imports/imported-row';
import { PRICE_RULES } from '#domain/prices/check-price';
import { MAX_PRICE_ROWS } from '#domain/prices/read-price-rows';
import type { FieldError } from '#api/errors';
import { PRICE_WARNINGS, PriceInput, type PricePreviewRow } from '#api/portfolio/instruments/prices';
import { inTransaction } from '../../../../platform/database/transaction.ts';
import { ApiError } from '../../../../platform/errors/api-error.ts';
import type { Administrator } from '../../../../platform/http/principal.ts';
import { savePrices } from '../../../office/prices/save-prices.ts';
import {
  errorOutcome,
  stageRow,
  type CompareContext,
  type Outcome,
  type ResolvedRow,
} from './compare-context.ts';
import { validate, rowError, omitMissing, shownFields, type Errors } from './written-row.ts';

type PriceRow = ResolvedRow & { readonly entry: ImportedPrice };
type PreviewRow = z.input<typeof PricePreviewRow>;

interface PricedRow {
  readonly row: PriceRow;
  readonly input: PriceInput;
}

/** Compares prices with the price history, with the same checks as the price grid. */
export async function comparePrices(context: CompareContext, rows: readonly PriceRow[]): Promise<void> {
  const { administrator } = context.access;
  const priced: PricedRow[] = [];
  for (const row of rows) {
    const { isin, price, day, currency } = row.entry;
    const read = validate(
      PriceInput,
      omitMissing({ isin, price: Number(price), day, currency }),
      (input) => input,
    );
    if (administrator === null)
      await context.keep(stageRow(row, errorOutcome(rowError('office_only'), 'price')));
    else if (read.ok) priced.push({ row, input: read.value });
    else await context.keep(stageRow(row, errorOutcome(read.errors, 'price')));
  }
  if (administrator === null) return;
  for (let start = 0; start < priced.length; start += MAX_PRICE_ROWS) {
    await comparePart(context, administrator, priced.slice(start, start + MAX_PRICE_ROWS));
  }
}

/** Refused prices are staged as errors and the others are checked again without them. */
async function comparePart(
  context: CompareContext,
  administrator: Administrator,
  rows: readonly PricedRow[],
): Promise<void> {
  let pending = rows;
  while (pending.length > 0) {
    const shown = await preview(context, administrator, pending);
    if ('rows' in shown) {
      for (const [at, one] of pending.entries()) {
        await context.keep(stageRow(one.row, toOutcome(one.input, shown.rows[at])));
      }
      return;
    }
    for (const [at, errors] of shown.refused) {
      const one = pending[at];
      if (one !== undefined) await context.keep(stageRow(one.row, errorOutcome(errors, 'price')));
    }
    pending = pending.filter((_, at) => !shown.refused.has(at));
  }
}

async function preview(
  { db, now, today }: CompareContext,
  principal: Administrator,
  rows: readonly PricedRow[],
): Promise<{ readonly rows: readonly PreviewRow[] } | { readonly refused: ReadonlyMap<number, Errors> }> {
  const request = { prices: rows.map(({ input }) => input), source: 'file', preview: true } as const;
  try {
    return await inTransaction(db, (tx) => savePrices(tx, request, { principal, now, today }));
  } catch (error) {
    if (!(error instanceof ApiError) || error.extra.errors === undefined) throw error;
    return { refused: byRow(error.extra.errors) };
  }
}

/** Groups errors by the index in their path: 'prices.12.day' is the day of the thirteenth price. */
function byRow(errors: readonly FieldError[]): Map<number, Errors> {
  const refused = new Map<number, Errors>();
  for (const { path, rule, values } of errors) {
    const [, at, column = null] = path.split('.');
    const place = Number(at);
    refused.set(place, [...(refused.get(place) ?? []), { column, rule, values }]);
  }
  return refused;
}

const NEEDS_CONFIRMATION: readonly string[] = PRICE_WARNINGS.filter(
  (rule) => PRICE_RULES[rule] === 'warn' || PRICE_RULES[rule] === 'confirm',
);

/** A price with a warning is left out at first; including the row confirms the warning. */
function toOutcome(input: PriceInput, shown: PreviewRow | undefined): Outcome {
  if (shown === undefined) throw new Error('a price was not checked');
  const { before, after, warnings, changePercent, holders, eur } = shown;
  const fields = { isin: input.isin, day: input.day, price: after, changePercent, holders, eur };
  if (warnings.includes('unchanged_price'))
    return { kind: 'unchanged', target: 'price', after: shownFields(fields) };
  const unconfirmed = warnings.filter((rule) => NEEDS_CONFIRMATION.includes(rule));
  return {
    kind: 'new',
    target: 'price',
    before: before === null ? null : { price: before },
    after: shownFields(fields),
    errors: unconfirmed.flatMap((rule) => rowError(rule)),
    needsConfirmation: unconfirmed.length > 0,
    writes: [{ ...input, confirmed: unconfirmed, priceAgain: input.price }],
  };
}
