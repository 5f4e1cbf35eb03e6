import type { Currency } from '#domain/money/currency';
import type { CurrencyAmount } from '#domain/money/currency-amount';
import { Decimal } from '#domain/money/decimal';
import type { IncomeProblem } from '#api/portfolio/figures/income';
import type { ReturnReason } from '#api/portfolio/figures/returns';
import type { RiskReason } from '#api/portfolio/figures/risk';

type FigureReason = RiskReason | ReturnReason | IncomeProblem;

const REASONS: Record<FigureReason, string> = {
  sold_more_than_held: 'more was sold than was held',
  deal_without_date: 'a deal has no date',
  instalments_not_valid: 'its instalments are not valid',
  no_price: 'it has no market price',
  no_rate: 'there is no exchange rate for its currency',
  no_terms: 'the terms are missing',
  closed_without_sale: 'it was closed without a sale, so the proceeds are not known',
  nothing_held: 'nothing is held',
  no_cost: 'it cost nothing',
  terms_not_valid: 'the terms contradict each other',
  not_issued_yet: 'it is not issued yet',
  bought_after_maturity: 'the maturity is not after the purchase',
  no_yield: 'no yield fits its price',
  no_solution: 'no rate of return solves the equation',
  no_average_capital: 'more came out than was invested',
};

/** Replaces a figure that is not known. */
interface NotKnown {
  readonly notKnown: string;
}

interface MissingFigure {
  readonly reason: FigureReason;
}

type KnownFigure<Figure> = Exclude<Figure, MissingFigure>;

function isMissing(figure: unknown): figure is MissingFigure {
  return typeof figure === 'object' && figure !== null && 'reason' in figure;
}

function isKnown<Figure>(figure: Figure): figure is KnownFigure<Figure> {
  return !isMissing(figure);
}

/** Maps a known figure to a fact; a missing one becomes the reason in words. */
export function figureFact<Figure, Fact>(
  figure: Figure,
  toFact: (known: KnownFigure<Figure>) => Fact,
): Fact | NotKnown {
  if (isMissing(figure)) return { notKnown: REASONS[figure.reason] };
  if (isKnown(figure)) return toFact(figure);
  throw new TypeError('a figure is either known or has a reason');
}

export const decimalFact = (figure: number | MissingFigure) =>
  figureFact(figure, (known) => new Decimal(known));

export function amountFact(figure: number | MissingFigure, currency: Currency): CurrencyAmount | NotKnown {
  return figureFact(figure, (amount) => ({ amount: new Decimal(amount), currency }));
}

export const euroFact = (figure: number | MissingFigure) => amountFact(figure, 'EUR');

interface ExchangeRate {
  readonly currency: Currency;
  readonly day: string | null;
  readonly unitsPerEuro: number;
}

/** The rates with which amounts were converted to euro. */
export const rateFacts = (rates: readonly ExchangeRate[]) =>
  rates.map(({ currency, day, unitsPerEuro }) => ({ currency, day, rate: new Decimal(unitsPerEuro) }));

/** The securities that the figures leave out, and why. */
export const leftOutFacts = <Reason extends FigureReason>(
  leftOut: readonly { readonly isin: string; readonly reason: Reason }[],
) => leftOut.map(({ isin, reason }) => ({ isin, reason, why: REASONS[reason] }));

/** The answer for a future day. */
export const AFTER_TODAY: NotKnown = { notKnown: 'the day is after today' };
