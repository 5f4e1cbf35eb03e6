import type { z } from 'zod';
import type { CalendarDate } from '#domain/calendar-date';
import type { Remainders } from '#domain/portfolio/income/held-holdings';
import type { Holding } from '#domain/portfolio/holding';
import type { SumBasis } from '#domain/portfolio/holding-sums';
import type { ConcentrationLimits } from '#domain/portfolio/overview/concentration-flags';
import type { DatedHolding } from '#domain/portfolio/positions/deals-from-holdings';
import type { PortfolioSource } from '../../portfolio/records/holdings/load-portfolio.ts';
import { toFacts } from './facts.ts';

/** The context of a question: one user's rows, on a day, at that day's rates. */
export interface PortfolioQuestion extends PortfolioSource, Pick<SumBasis, 'rates'> {
  readonly today: CalendarDate;
  /** The zone of `today` and of the days of changes. */
  readonly timeZone: string;
  /** For a user who has not chosen their own. */
  readonly concentrationLimits: ConcentrationLimits;
}

/** The data that tools read. Rows that several tools of a question need are read once. */
export interface Portfolio extends PortfolioQuestion, SumBasis {
  /** The stored rows: bonds, then ETFs, then shares, each in ISIN order; expired ones and sales too. */
  readonly deals: () => Promise<readonly DatedHolding[]>;
  readonly remainders: () => Promise<Remainders>;
  /** What is held of them today (heldHoldings), in the same order. */
  readonly holdings: () => Promise<readonly Holding[]>;
}

/** The description of a tool for a model. */
interface ToolDescription<Input extends z.ZodType> {
  /** The name by which a model calls it. */
  readonly name: string;
  readonly description: string;
  readonly input: Input;
}

/**
 * A question to the portfolio. It only reads; the scope determines whose rows, never the input. All arithmetic is in
 * `domain/portfolio`.
 */
export interface Tool<Input extends z.ZodType, Found> extends ToolDescription<Input> {
  readonly run: (input: z.input<Input>) => Promise<Found>;
  /**
   * The same for untrusted input; throws ZodError if it is invalid. Returns JSON: amounts are {amount, currency} with decimal text,
   * figures with a name ending in Percent are decimal text, days are YYYY-MM-DD, counts are numbers. Facts about one holding are
   * in an object with its kind, id, isin and expired; `findSources` makes the links of an answer from these.
   */
  readonly call: (input: unknown) => Promise<unknown>;
}

/** A tool before it is bound to a portfolio. */
interface ToolDefinition<Input extends z.ZodType, Found> extends ToolDescription<Input> {
  readonly bind: (portfolio: Portfolio) => Tool<Input, Found>;
}

interface ToolOptions<Input extends z.ZodType, Found> extends ToolDescription<Input> {
  readonly run: (portfolio: Portfolio, input: z.output<Input>) => Promise<Found>;
  /** The facts for a model; by default the whole result. */
  readonly facts?: (found: Found, portfolio: Portfolio, input: z.output<Input>) => unknown;
}

export function tool<Input extends z.ZodType, Found>(
  options: ToolOptions<Input, Found>,
): ToolDefinition<Input, Found> {
  const { name, description, input, facts = (found: Found): unknown => found } = options;
  const bind = (portfolio: Portfolio): Tool<Input, Found> => ({
    name,
    description,
    input,
    run: (value) => options.run(portfolio, input.parse(value)),
    call: async (value) => {
      const parsed = input.parse(value);
      return toFacts(facts(await options.run(portfolio, parsed), portfolio, parsed));
    },
  });
  return { name, description, input, bind };
}
