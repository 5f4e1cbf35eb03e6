import { z } from 'zod';
import { Decimal } from '#domain/money/decimal';
import * as field from '#api/fields';
import { HOLDING_KINDS, type Holding } from './holding.ts';
import { MEASURES, measured, type Measure } from './measure.ts';
import { isIn, period } from './period.ts';

const measure = z.enum(MEASURES);

/** Which holdings; every part narrows, what is left out does not. */
export const holdingFilter = z.object({
  kinds: z.array(z.enum(HOLDING_KINDS)).optional(),
  isins: z.array(field.isin).optional(),
  currencies: z.array(field.currency).optional(),
  countries: z
    .array(z.string().regex(/^[A-Z]{2}$/))
    .optional()
    .describe('the first two letters of the ISIN'),
  banks: z.array(z.string()).optional().describe('as they are written in the holdings, case aside'),
  directions: z.array(z.enum(['Buy', 'Sell', 'Bid', 'Ask'])).optional(),
  expired: z.boolean().optional().describe('true: expired ones alone; false: active ones alone'),
  text: z.string().optional().describe('part of the ISIN, name, bank or notes'),
  matures: period.optional(),
  bought: period.optional(),
  having: z.array(measure).optional().describe('only those with this figure'),
  lacking: z.array(measure).optional().describe('only those without this figure'),
  figures: z
    .array(
      z.object({
        measure,
        is: z.enum(['above', 'below', 'from', 'to', 'equal']),
        value: z.string().regex(/^-?\d+(?:\.\d+)?$/),
      }),
    )
    .optional()
    .describe("compared in the holding's own currency"),
});
export type HoldingFilter = z.output<typeof holdingFilter>;

/** True where the filter leaves something out. */
export function narrows(filter: HoldingFilter): boolean {
  const parts: readonly unknown[] = Object.values(filter);
  return parts.some((part) => part !== undefined);
}

/** The figures that it compares holdings by. */
export function measuresIn({ figures = [], having = [], lacking = [] }: HoldingFilter): readonly Measure[] {
  return [...figures.map(({ measure: of }) => of), ...having, ...lacking];
}

type Condition = NonNullable<HoldingFilter['figures']>[number];

function meets(holding: Holding, { measure: of, is, value }: Condition): boolean {
  const figure = measured(holding, of);
  if (figure === undefined) return false;
  const order = figure.value.comparedTo(new Decimal(value));
  return {
    above: order > 0,
    below: order < 0,
    from: order >= 0,
    to: order <= 0,
    equal: order === 0,
  }[is];
}

function oneOf<Value>(wanted: readonly Value[] | undefined, value: Value): boolean {
  return wanted === undefined || wanted.includes(value);
}

function isNamed({ isin, name, bank, notes }: Holding, text: string | undefined): boolean {
  if (text === undefined) return true;
  const wanted = text.trim().toLowerCase();
  return [isin, name, bank, notes].some((part) => (part ?? '').toLowerCase().includes(wanted));
}

function hasFigures(holding: Holding, filter: HoldingFilter): boolean {
  return (
    (filter.having ?? []).every((of) => measured(holding, of) !== undefined) &&
    (filter.lacking ?? []).every((of) => measured(holding, of) === undefined) &&
    (filter.figures ?? []).every((condition) => meets(holding, condition))
  );
}

/** True for a holding that the filter lets through. */
export function fits(holding: Holding, filter: HoldingFilter): boolean {
  const banks = filter.banks?.map((bank) => bank.trim().toLowerCase());
  return (
    oneOf(filter.kinds, holding.kind) &&
    oneOf(filter.isins, holding.isin) &&
    oneOf(filter.currencies, holding.currency) &&
    oneOf(filter.countries, holding.isin.slice(0, 2)) &&
    oneOf(banks, (holding.bank ?? '').trim().toLowerCase()) &&
    oneOf(filter.directions, holding.direction) &&
    (filter.expired === undefined || holding.expired === filter.expired) &&
    isNamed(holding, filter.text) &&
    isIn(holding.maturityDate, filter.matures) &&
    isIn(holding.buyDate, filter.bought) &&
    hasFigures(holding, filter)
  );
}
