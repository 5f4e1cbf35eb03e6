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
  no_terms: 'its terms are not known',
  closed_without_sale: 'it was closed without a sale, so what it brought is not known',
  nothing_held: 'nothing is held',
  terms_not_valid: 'its terms are not valid',
  not_issued_yet: 'it is not issued yet',
  matured: 'it has matured',
  no_yield: 'no yield fits its price',
  no_solution: 'no rate of return solves it',
  no_average_capital: 'more came out than was invested',
};

/** In place of a figure that is not known. */
interface NotKnown {
  readonly notKnown: string;
}

interface Unknown {
  readonly reason: FigureReason;
}

type Known<Figure> = Exclude<Figure, Unknown>;

function isUnknown(figure: unknown): figure is Unknown {
  return typeof figure === 'object' && figure !== null && 'reason' in figure;
}

export function isKnown<Figure>(figure: Figure): figure is Known<Figure> {
  return !isUnknown(figure);
}

/** The figure as `make` gives it, or in words why it is not known. */
export function knownOr<Figure, Made>(figure: Figure, make: (known: Known<Figure>) => Made): Made | NotKnown {
  if (isUnknown(figure)) return { notKnown: REASONS[figure.reason] };
  if (isKnown(figure)) return make(figure);
  throw new TypeError('a figure is known, or has a reason');
}

export const decimalFact = (figure: number | Unknown) => knownOr(figure, (known) => new Decimal(known));

export function amountFact(figure: number | Unknown, currency: Currency): CurrencyAmount | NotKnown {
  return knownOr(figure, (amount) => ({ amount: new Decimal(amount), currency }));
}

export const euroFact = (figure: number | Unknown) => amountFact(figure, 'EUR');

interface RateFact {
  readonly currency: Currency;
  readonly day: string | null;
  readonly unitsPerEuro: number;
}

/** By what an amount became euro. */
export const ratesFact = (rates: readonly RateFact[]) =>
  rates.map(({ currency, day, unitsPerEuro }) => ({ currency, day, rate: new Decimal(unitsPerEuro) }));

/** What the figures leave out, and why. */
export const leftFact = (left: readonly { readonly isin: string; readonly reason: FigureReason }[]) =>
  left.map(({ isin, reason }) => ({ isin, why: REASONS[reason] }));

/** What is not told of a day that has not come. */
export const AFTER_TODAY: NotKnown = { notKnown: 'the day is after today' };
