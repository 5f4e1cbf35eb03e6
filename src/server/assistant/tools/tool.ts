import type { z } from 'zod';
import type { CalendarDate } from '#domain/calendar-date';
import type { Holding } from '#domain/portfolio/holding';
import type { SumBasis } from '#domain/portfolio/holding-sums';
import type { PortfolioSource } from '../../portfolio/records/holdings/load-portfolio.ts';
import { toFacts } from './facts.ts';

/** The context of a question: one user's rows, on a day, at that day's rates. */
export interface PortfolioQuestion extends PortfolioSource, Pick<SumBasis, 'rates'> {
  readonly today: CalendarDate;
  /** In which `today` is, and the days of changes are. */
  readonly timeZone: string;
}

/** What a tool looks into. What several tools of a question need is read once. */
export interface Portfolio extends PortfolioQuestion, SumBasis {
  /** Bonds, then ETFs, then shares, each in ISIN order; expired ones too. */
  readonly holdings: () => Promise<readonly Holding[]>;
}

/** What a model is told of a tool. */
interface ToolDescription<Input extends z.ZodType> {
  /** As a model calls it. */
  readonly name: string;
  readonly description: string;
  readonly input: Input;
}

/**
 * A question to the portfolio that reads and never writes. No input names a user: the scope does. It reads rows and
 * leaves all arithmetic to `domain/portfolio`.
 */
export interface Tool<Input extends z.ZodType, Found> extends ToolDescription<Input> {
  readonly run: (input: z.input<Input>) => Promise<Found>;
  /**
   * The same for an input that came from outside; throws ZodError where the schema refuses it. What it gives is JSON: an
   * amount is {amount, currency} with decimal text, a figure whose name ends in Percent is decimal text of percent, a day
   * is YYYY-MM-DD, a count is a number. A fact about one holding stands in an object with its kind, id, isin and expired,
   * from which `findSources` makes the links of an answer.
   */
  readonly call: (input: unknown) => Promise<unknown>;
}

/** A tool before it is bound to a portfolio. */
interface ToolDefinition<Input extends z.ZodType, Found> extends ToolDescription<Input> {
  readonly bind: (portfolio: Portfolio) => Tool<Input, Found>;
}

interface ToolOptions<Input extends z.ZodType, Found> extends ToolDescription<Input> {
  readonly run: (portfolio: Portfolio, input: z.output<Input>) => Promise<Found>;
  /** What a model receives, if that is not everything found. */
  readonly facts?: (found: Found, portfolio: Portfolio, input: z.output<Input>) => unknown;
}

export function tool<Input extends z.ZodType, Found>(
  draft: ToolOptions<Input, Found>,
): ToolDefinition<Input, Found> {
  const { name, description, input, facts = (found: Found): unknown => found } = draft;
  const bind = (portfolio: Portfolio): Tool<Input, Found> => ({
    name,
    description,
    input,
    run: (given) => draft.run(portfolio, input.parse(given)),
    call: async (given) => {
      const asked = input.parse(given);
      return toFacts(facts(await draft.run(portfolio, asked), portfolio, asked));
    },
  });
  return { name, description, input, bind };
}
