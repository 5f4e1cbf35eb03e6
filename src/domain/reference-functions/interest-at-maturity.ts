// Kept for the reference cases (npm run oracle); no screen uses it.
import { dayNumber, type CalendarDate } from '../calendar-date.ts';
import { failure, finite, success, type Result } from '../result.ts';
import { excelDays, excelYearLength, type ExcelBasis } from './basis.ts';

/** A security that pays all of its interest at maturity. */
type InterestAtMaturityInput = {
  readonly settlement: CalendarDate;
  readonly maturity: CalendarDate;
  readonly issue: CalendarDate;
  readonly rate: number;
  readonly basis: ExcelBasis;
};

type InterestAtMaturityProblem =
  | 'maturity-not-after-settlement'
  | 'settlement-before-issue'
  | 'price-not-positive'
  | 'yield-out-of-range';

type Terms = { readonly paid: number; readonly accrued: number; readonly yearsLeft: number };

/** DIM, A and DSM over one year length, which in basis 1 is that of issue to settlement. */
function resolveInput(input: InterestAtMaturityInput): Result<Terms, InterestAtMaturityProblem> {
  const { rate, basis } = input;
  const [issue, settlement, maturity] = [
    dayNumber(input.issue),
    dayNumber(input.settlement),
    dayNumber(input.maturity),
  ];
  if (settlement >= maturity) return failure('maturity-not-after-settlement');
  if (settlement < issue) return failure('settlement-before-issue');
  const daysOfYear = excelYearLength(basis, issue, settlement);
  const [whole, elapsed] = [excelDays(basis, issue, maturity), excelDays(basis, issue, settlement)];
  return success({
    paid: 100 + (whole / daysOfYear) * 100 * rate,
    accrued: (elapsed / daysOfYear) * 100 * rate,
    yearsLeft: (whole - elapsed) / daysOfYear,
  });
}

/** PRICEMAT: the clean price per 100 at an annual yield. */
export function excelPriceAtMaturity(
  input: InterestAtMaturityInput,
  y: number,
): Result<number, InterestAtMaturityProblem> {
  const terms = resolveInput(input);
  if (!terms.ok) return terms;
  const { paid, accrued, yearsLeft } = terms.value;
  const growth = 1 + y * yearsLeft;
  return growth > 0 ? success(paid / growth - accrued) : failure('yield-out-of-range');
}

/** YIELDMAT: the inverse of PRICEMAT. */
export function excelYieldAtMaturity(
  input: InterestAtMaturityInput,
  price: number,
): Result<number, InterestAtMaturityProblem> {
  const terms = resolveInput(input);
  if (!terms.ok) return terms;
  if (!(price > 0)) return failure('price-not-positive');
  const { paid, accrued, yearsLeft } = terms.value;
  return finite((paid / (price + accrued) - 1) / yearsLeft, 'yield-out-of-range');
}
