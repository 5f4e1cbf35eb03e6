import { isinFault } from '../../identifiers/isin.ts';
import { CURRENCIES, type Currency } from '../../money/currency.ts';
import type { ColumnKey } from '../columns/column.ts';
import type { LineReader } from '../columns/import-line.ts';

export type SecurityClass = 'bond' | 'etf' | 'share';

const SECURITY_CLASSES = ['bond', 'etf', 'share'] as const;
const isSecurityClass = (text: string | undefined): text is SecurityClass =>
  SECURITY_CLASSES.some((each) => each === text);

/** The same pattern as in forms: a security without an ISIN may have another identifier. */
const SECURITY_NUMBER = /^[A-Z0-9]{1,20}$/;

export const isSecurityNumber = (text: string) => SECURITY_NUMBER.test(text);

/** The key under which the ISIN of a symbol is answered, by the user or by an earlier answer. */
export const symbolKey = (symbol: string) => `isin:${symbol}`;

/**
 * Reads the ISIN of a line, in capitals. If the file has only a symbol, asks the user once per symbol. Null, with an error, if there is no
 * valid ISIN.
 */
export function readIsin(line: LineReader): string | null {
  const written = line.text('isin').toUpperCase().replace(/\s/g, '');
  const symbol = line.text('symbol');
  if (written === '' && symbol !== '') return askIsin(line, symbol);
  if (written === '') {
    line.fail('isin', 'missing');
    return null;
  }
  if (!isSecurityNumber(written)) {
    line.fail('isin', 'not_an_isin', { cell: written });
    return null;
  }
  return written;
}

function askIsin(line: LineReader, symbol: string): string | null {
  const isSymbolAnIsin = isinFault(symbol) === undefined;
  if (isSymbolAnIsin) return symbol.toUpperCase();
  const values = { symbol, name: line.text('name') };
  const answer = line.questions.ask(
    { key: symbolKey(symbol), rule: 'isin_unknown', values, choices: [] },
    line.row,
  );
  if (answer !== undefined && isSecurityNumber(answer.toUpperCase())) return answer.toUpperCase();
  line.fail('symbol', 'isin_unknown', { symbol });
  return null;
}

const isCurrency = (text: string): text is Currency => CURRENCIES.some((each) => each === text);

const SIGNS: Readonly<Record<string, Currency>> = {
  $: 'USD', US$: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY', FR: 'CHF',
  ЕВРО: 'EUR', ЛВ: 'BGN', 'ЛВ.': 'BGN', ЛЕВ: 'BGN', ЛЕВА: 'BGN',
}; // prettier-ignore
/** Pence, in which London quotes prices. */
const PENCE = new Set(['GBX', 'GBp', 'GBPENCE', 'GBPX']);

/** A currency or its hundredths: amounts in pence ('GBX', 'GBp') are divided by 100. */
export interface CurrencyUnit {
  readonly currency: Currency;
  readonly isHundredths: boolean;
}

/** The currency for a code or sign; undefined if it is unknown. */
export function currencyUnit(text: string): CurrencyUnit | undefined {
  if (PENCE.has(text)) return { currency: 'GBP', isHundredths: true };
  const code = text.toUpperCase();
  const currency = isCurrency(code) ? code : SIGNS[code];
  return currency === undefined ? undefined : { currency, isHundredths: false };
}

const AMOUNT_KEYS = ['price', 'amount', 'netAmount', 'fee', 'tax', 'accrued'] as const;

/** Reads the currency column or, if it is empty, the unit next to the price or amount. A number in another currency is an error. */
export function readCurrency(line: LineReader): CurrencyUnit | null {
  const cells = [line.text('currency'), line.unit('price'), line.unit('amount')];
  const cell = cells.find((text) => text !== '' && text !== '%');
  if (cell === undefined) {
    line.fail('currency', 'missing');
    return null;
  }
  const unit = currencyUnit(cell);
  if (unit === undefined) line.fail('currency', 'unknown_currency', { cell });
  else for (const key of AMOUNT_KEYS) refuseAnotherCurrency(line, key, unit);
  return unit ?? null;
}

function refuseAnotherCurrency(
  line: LineReader,
  key: ColumnKey,
  { currency, isHundredths }: CurrencyUnit,
): void {
  const other = currencyUnit(line.unit(key));
  if (other === undefined || (other.currency === currency && other.isHundredths === isHundredths)) return;
  line.fail(key, 'another_currency', { currency: line.unit(key), expected: currency });
}

/** The key under which the class of a security is answered, by the user or by stored data. */
export const classKey = (isin: string) => `class:${isin}`;

/**
 * The class of a security: as in the file, else by the answer. A cell of the ISIN column that cannot be an ISIN is an
 * error and not a question, unless a security with this number is known.
 */
export function askSecurityClass(
  line: LineReader,
  isin: string,
  stated: SecurityClass | null,
): SecurityClass | null {
  if (stated !== null) return stated;
  const key = classKey(isin);
  const given = line.questions.given(key);
  if (isSecurityClass(given)) return given;
  if (line.text('isin') !== '' && isinFault(isin) === 'format') {
    line.fail('isin', 'not_an_isin', { cell: isin });
    return null;
  }
  const values = { isin, name: line.text('name') };
  const question = { key, rule: 'security_class_unknown', values, choices: SECURITY_CLASSES } as const;
  const answer = line.questions.ask(question, line.row);
  if (isSecurityClass(answer)) return answer;
  line.fail('isin', 'security_class_unknown', { isin });
  return null;
}
