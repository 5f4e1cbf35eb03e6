import type { z } from 'zod';
import type { CalendarDate } from '#domain/calendar-date';
import type { ExchangeRates } from '#domain/money/exchange-rates';
import type { Scope } from '../../access/scope.ts';
import type { BondRow } from '../../bonds/bond-on-wire.ts';
import type { Database } from '../../database/schema.ts';
import type { Holding } from './holding.ts';

/** Of whom and when a question is: one user's rows, on a day, at these rates. */
export interface Asking {
  readonly db: Database;
  readonly scope: Scope;
  readonly today: CalendarDate;
  /** In which `today` is, and the days of changes are. */
  readonly timeZone: string;
  readonly rates: ExchangeRates;
  /** Fires where nobody waits for what is looked up any more. */
  readonly signal?: AbortSignal;
}

/** What a tool looks into. What several tools of a question need is read and figured once. */
export interface Portfolio extends Asking {
  /** In ISIN order; expired ones too, as all of these. */
  readonly bonds: () => Promise<readonly BondRow[]>;
  /** Bonds, then ETFs, then shares, each in ISIN order. */
  readonly holdings: () => Promise<readonly Holding[]>;
  /** The same, the bonds with their durations, which take longer than all else. */
  readonly holdingsWithDurations: () => Promise<readonly Holding[]>;
}

/**
 * A question to the portfolio that reads and never writes. No input names a user: the scope does.
 *
 * What it finds is JSON: an amount is {amount, currency} with decimal text, a figure whose name ends in Percent is
 * decimal text of percent, a day is YYYY-MM-DD, a count is a number. A fact about one holding stands in an object
 * with that holding's kind, id, isin and expired, from which `sourcesIn` makes the links of an answer.
 */
export interface Tool<Input extends z.ZodType, Facts> {
  /** As a model calls it. */
  readonly name: string;
  readonly description: string;
  readonly input: Input;
  readonly run: (input: z.input<Input>) => Promise<Facts>;
  /** The same for an input that came from outside; throws ZodError where the schema refuses it. */
  readonly call: (input: unknown) => Promise<Facts>;
}

/** A tool as it is written, before it is bound to a portfolio. */
export function tool<Input extends z.ZodType, Facts>(draft: {
  readonly name: string;
  readonly description: string;
  readonly input: Input;
  readonly run: (portfolio: Portfolio, input: z.output<Input>) => Promise<Facts>;
}): (portfolio: Portfolio) => Tool<Input, Facts> {
  return (portfolio) => {
    const call = (input: unknown) => draft.run(portfolio, draft.input.parse(input));
    return { ...draft, run: call, call };
  };
}
