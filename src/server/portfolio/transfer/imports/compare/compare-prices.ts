import type { z } from 'zod';
import type { ImportedPrice } from '#domain/imports/imported-row';
import { PRICE_RULES, type PriceFinding } from '#domain/prices/check-price';
import { MAX_PRICE_ROWS } from '#domain/prices/read-price-rows';
import type { FieldError } from '#api/errors';
import { PriceInput, type PricePreviewRow } from '#api/portfolio/instruments/prices';
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
        await context.keep(stageRow(one.row, toOutcome(one.input, shown.rows[at], shown.findings[at])));
      }
      return;
    }
    for (const [at, errors] of shown.refused) {
      const one = pending[at];
      if (one === undefined) continue;
      await context.keep(stageRow(one.row, errorOutcome(inFile(errors, one, pending), 'price')));
    }
    pending = pending.filter((_, at) => !shown.refused.has(at));
  }
}

interface PricesShown {
  readonly rows: readonly PreviewRow[];
  readonly findings: readonly (readonly PriceFinding[])[];
}

async function preview(
  { db, now, today }: CompareContext,
  principal: Administrator,
  rows: readonly PricedRow[],
): Promise<PricesShown | { readonly refused: ReadonlyMap<number, Errors> }> {
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

/**
 * The errors of a row as its file has them: a repetition names the line of the file, not the place in the request, and the price of a
 * security that is not known here needs a purchase first, since files do not say how it is quoted.
 */
function inFile(errors: Errors, { input }: PricedRow, pending: readonly PricedRow[]): Errors {
  if (errors.some(({ column, rule }) => column === 'kind' && rule === 'required'))
    return rowError('nothing_held', { isin: input.isin });
  return errors.map((error) => {
    if (error.rule !== 'repeated_price') return error;
    const first = pending[Number(error.values['row']) - 1];
    return { ...error, values: { row: first?.row.row.row ?? '' } };
  });
}

const needsConfirmation = ({ rule }: PriceFinding) =>
  PRICE_RULES[rule] === 'warn' || PRICE_RULES[rule] === 'confirm';

/** A price with a warning is left out at first; including the row confirms the warning. */
function toOutcome(
  input: PriceInput,
  shown: PreviewRow | undefined,
  findings: readonly PriceFinding[] | undefined,
): Outcome {
  if (shown === undefined || findings === undefined) throw new Error('a price was not checked');
  const { before, after, warnings, changePercent, holders, eur } = shown;
  const fields = { isin: input.isin, day: input.day, price: after, changePercent, holders, eur };
  if (warnings.includes('unchanged_price'))
    return { kind: 'unchanged', target: 'price', after: shownFields(fields) };
  const unconfirmed = findings.filter(needsConfirmation);
  return {
    kind: 'new',
    target: 'price',
    before: before === null ? null : { price: before },
    after: shownFields(fields),
    errors: unconfirmed.flatMap(({ rule, values }) => rowError(rule, values)),
    needsConfirmation: unconfirmed.length > 0,
    writes: [{ ...input, confirmed: unconfirmed.map(({ rule }) => rule), priceAgain: input.price }],
  };
}
