import type { z } from 'zod';
import type { CalendarDate } from '#domain/calendar-date';
import type { ExchangeRates } from '#domain/money/exchange-rates';
import type { Scope } from '../../access/scope.ts';
import type { Database } from '../../database/schema.ts';

/** What a tool looks into: one user's rows, on a day, at these rates. */
export interface Portfolio {
  readonly db: Database;
  readonly scope: Scope;
  readonly today: CalendarDate;
  readonly rates: ExchangeRates;
}

/** A question to the portfolio that reads and never writes. No input names a user: the scope does. */
export interface Tool<Input extends z.ZodType, Output> {
  readonly description: string;
  readonly input: Input;
  readonly run: (input: z.output<Input>) => Promise<Output>;
}

/** A tool as it is written, before it is bound to a portfolio. */
export function tool<Input extends z.ZodType, Output>(draft: {
  readonly description: string;
  readonly input: Input;
  readonly run: (portfolio: Portfolio, input: z.output<Input>) => Promise<Output>;
}): (portfolio: Portfolio) => Tool<Input, Output> {
  return (portfolio) => ({ ...draft, run: (input) => draft.run(portfolio, input) });
}
