import { Decimal } from '../../money/decimal.ts';
import type { CalendarDate } from '../../calendar-date.ts';
import type { Currency } from '../../money/currency.ts';
import type { LineReader } from '../columns/import-line.ts';
import { textOrNull } from '../columns/text-or-null.ts';
import type { ImportedHolding } from '../imported-row.ts';
import { readYesOrNo } from './read-words.ts';
import { isZero } from './signed-amounts.ts';
import {
  convertBondPrice,
  findPriceScale,
  isPriceScale,
  PRICE_SCALES,
  type BondPrice,
  type PriceScale,
} from './bond-price-scale.ts';
import {
  askSecurityClass,
  readCurrency,
  readIsin,
  type CurrencyUnit,
  type SecurityClass,
} from './read-security.ts';

/** The facts of a purchase or sale that each format determines in its own way. */
export interface HoldingFacts {
  /** Null if the file does not state it. */
  readonly securityClass: SecurityClass | null;
  readonly direction: 'buy' | 'sell';
  /** How the format writes bond prices; null: determined from the amounts. */
  readonly priceScale: PriceScale | null;
  /** The amount of the deal without fees, tax and accrued interest; null if the file has none. */
  readonly amount: string | null;
  readonly accruedInterest: string | null;
  readonly fee: string | null;
  readonly tax: string | null;
  /** The nominal of one bond, if the format fixes it. */
  readonly face?: string;
  readonly quantity?: string | null;
  readonly price?: string | null;
  readonly day?: CalendarDate | null;
}

const magnitude = (number: string) => number.replace(/^-/, '');

/** Makes a purchase or sale from the line; null if a required value is missing or invalid. */
export function makeHolding(line: LineReader, facts: HoldingFacts): ImportedHolding | null {
  const deal = readDeal(line, facts);
  if (deal === null) return null;
  const { unit, written, securityClass, isin, day } = deal;
  const price = inUnits(written.price, unit);
  const amount = facts.amount === null ? null : inUnits(magnitude(facts.amount), unit);
  const terms = {
    ...{ quantity: written.quantity, price, amount, currency: unit.currency },
    ...{ scale: facts.priceScale, face: facts.face },
  };
  const converted =
    securityClass === 'bond' ? bondPrice(line, isin, terms) : { nominal: written.quantity, percent: price };
  if (securityClass !== 'bond') checkAmount(line, written, facts);
  const others = otherColumns(line);
  if (converted === null || line.errors.length > 0) return null;
  const isConverted = converted.nominal !== written.quantity || converted.percent !== written.price;
  const isShown = isConverted || (securityClass === 'bond' && facts.amount !== null);
  const scaled = (sum: string | null) => (sum === null ? null : inUnits(sum, unit));
  return {
    kind: 'holding',
    ...{ securityClass, isin, direction: facts.direction, currency: unit.currency, day },
    quantity: converted.nominal,
    price: converted.percent,
    asWritten: !isShown
      ? null
      : { ...written, amount: facts.amount === null ? null : magnitude(facts.amount) },
    accruedInterest: scaled(facts.accruedInterest),
    fee: scaled(facts.fee),
    tax: scaled(facts.tax),
    ...others,
  };
}

/** Prices are rounded, and amounts to cents. */
const AMOUNT_TOLERANCE = '0.02';
const CENT = '0.01';

/** Refuses an amount that is not quantity × price and cannot be so with the costs: one of the three is wrong, or of another currency. */
function checkAmount(
  line: LineReader,
  { quantity, price }: { readonly quantity: string; readonly price: string },
  { amount, fee, tax }: HoldingFacts,
): void {
  if (amount === null || isZero(amount)) return;
  const product = new Decimal(quantity).times(price);
  const costs = [fee, tax].map((cost) => new Decimal(cost ?? 0).abs());
  const allowed = costs.reduce((sum, cost) => sum.plus(cost), product.times(AMOUNT_TOLERANCE).plus(CENT));
  if (new Decimal(amount).abs().minus(product).abs().gt(allowed))
    line.fail('amount', 'amount_differs', {
      amount: line.text('amount'),
      product: product.toDecimalPlaces(2).toFixed(),
    });
}

/** Reads the required values of every purchase and sale. */
function readDeal(line: LineReader, facts: HoldingFacts) {
  const isin = readIsin(line);
  const unit = readCurrency(line);
  const day = facts.day === undefined ? line.day('day') : facts.day;
  const quantity = readPositive(line, 'quantity', facts.quantity);
  const price = readPositive(line, 'price', facts.price);
  const isNegative = (facts.quantity === undefined ? line.decimal('quantity') : facts.quantity)?.startsWith(
    '-',
  );
  if (isNegative === true && facts.direction === 'buy')
    line.fail('quantity', 'negative_purchase', { cell: line.text('quantity') });
  if (day === null && line.isEmpty('day')) line.fail('day', 'missing');
  const securityClass = isin === null ? null : askSecurityClass(line, isin, facts.securityClass);
  if (isin === null || unit === null || day === null || securityClass === null) return null;
  return quantity === null || price === null
    ? null
    : { isin, unit, day, securityClass, written: { quantity, price } };
}

const otherColumns = (line: LineReader) => ({
  name: textOrNull(line.text('name')),
  bank: textOrNull(line.text('bank')),
  marketPrice: line.decimal('marketPrice'),
  settlementDay: line.day('settlementDay'),
  couponPercent: line.decimal('couponPercent'),
  maturityDate: line.day('maturityDate'),
  yieldPercent: line.decimal('yieldPercent'),
  terms: null,
  dividend: line.decimal('dividend'),
  expired: readExpired(line),
  notes: textOrNull(line.text('notes')),
});

function readExpired(line: LineReader): boolean | null {
  const cell = line.text('expired');
  const expired = readYesOrNo(cell);
  if (expired === null && !line.isEmpty('expired')) line.fail('expired', 'not_yes_or_no', { cell });
  return expired;
}

/** Converts pence to pounds. */
function inUnits(amount: string, unit: CurrencyUnit): string {
  return !unit.isHundredths ? amount : new Decimal(amount).div(100).toFixed();
}

function readPositive(
  line: LineReader,
  key: 'quantity' | 'price',
  fact: string | null | undefined,
): string | null {
  const cell = fact === undefined ? line.decimal(key) : fact;
  // A sale can have a negative quantity, but nothing a negative price.
  const read = cell === null || key === 'price' ? cell : magnitude(cell);
  if (read === null) {
    if (line.isEmpty(key)) line.fail(key, 'missing');
    return null;
  }
  if (read.startsWith('-') || isZero(read)) {
    line.fail(key, 'not_positive', { cell: line.text(key) });
    return null;
  }
  return read;
}

interface WrittenPrice {
  readonly quantity: string;
  readonly price: string;
  readonly amount: string | null;
  readonly currency: Currency;
  readonly scale: PriceScale | null;
  readonly face: string | undefined;
}

/** The nominal and percent of a bond; null until the user has answered how the file writes prices. */
function bondPrice(line: LineReader, isin: string, written: WrittenPrice): BondPrice | null {
  const scale =
    written.scale ??
    findPriceScale(written.quantity, written.price, written.amount) ??
    askScale(line, isin, written);
  if (scale !== 'money') return scale === null ? null : convertBondPrice(written, scale, '1');
  const face = written.face ?? askFace(line, isin, written.price);
  return face === null ? null : convertBondPrice(written, scale, face);
}

const POSITIVE_DECIMAL = /^(?=.*[1-9])\d{1,12}(?:\.\d{1,8})?$/;

function askFace(line: LineReader, isin: string, price: string): string | null {
  const question = { rule: 'face_value_unknown', values: { isin, price }, choices: [] } as const;
  const face = line.questions.ask({ key: `face:${isin}`, ...question }, line.row);
  if (face !== undefined && POSITIVE_DECIMAL.test(face)) return face;
  line.fail('price', 'face_value_unknown', { isin });
  return null;
}

function askScale(
  line: LineReader,
  isin: string,
  { quantity, price, amount, currency }: WrittenPrice,
): PriceScale | null {
  const values = { isin, quantity, price, amount: amount ?? '', currency };
  const question = {
    key: `scale:${isin}`,
    rule: 'price_scale_unclear',
    values,
    choices: PRICE_SCALES,
  } as const;
  const answer = line.questions.ask(question, line.row);
  if (isPriceScale(answer)) return answer;
  line.fail('price', 'price_scale_unclear', values);
  return null;
}
