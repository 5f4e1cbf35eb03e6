import { isinFault } from '../../identifiers/isin.ts';
import { CURRENCIES, type Currency } from '../../money/currency.ts';
import type { ColumnKey } from '../columns/column.ts';
import type { LineReader } from '../columns/import-line.ts';

export type SecurityClass = 'bond' | 'etf' | 'share';

const SECURITY_CLASSES = ['bond', 'etf', 'share'] as const;
const isSecurityClass = (text: string | undefined): text is SecurityClass =>
  SECURITY_CLASSES.some((each) => each === text);

/** As forms take it: a security without an ISIN may have another number. */
const SECURITY_NUMBER = /^[A-Z0-9]{1,20}$/;

/**
 * The ISIN of a line in capitals. Where the file has only a symbol, the person is asked once for each; '' where the line says that
 * no security is meant.
 */
export function readIsin(line: LineReader): string | null {
  const written = line.text('isin').toUpperCase();
  const symbol = line.text('symbol');
  if (written === '' && symbol !== '') return isinOfSymbol(line, symbol);
  if (written === '') {
    line.fail('isin', 'missing');
    return null;
  }
  if (!SECURITY_NUMBER.test(written)) {
    line.fail('isin', 'not_an_isin', { cell: written });
    return null;
  }
  return written;
}

function isinOfSymbol(line: LineReader, symbol: string): string | null {
  const isSymbolAnIsin = isinFault(symbol) === undefined;
  if (isSymbolAnIsin) return symbol.toUpperCase();
  const values = { symbol, name: line.text('name') };
  const answer = line.questions.ask(
    { key: `isin:${symbol}`, rule: 'isin_unknown', values, choices: [] },
    line.row,
  );
  if (answer !== undefined && SECURITY_NUMBER.test(answer.toUpperCase())) return answer.toUpperCase();
  line.fail('symbol', 'isin_unknown', { symbol });
  return null;
}

const isCurrency = (text: string): text is Currency => CURRENCIES.some((each) => each === text);

const SIGNS: Readonly<Record<string, Currency>> = {
  $: 'USD', US$: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY', FR: 'CHF',
  ЕВРО: 'EUR', ЛВ: 'BGN', 'ЛВ.': 'BGN', ЛЕВ: 'BGN', ЛЕВА: 'BGN',
}; // prettier-ignore
/** Hundredths of a pound: London quotes in them. */
const PENCE = new Set(['GBX', 'GBp', 'GBPENCE', 'GBPX']);

/** 'GBX' and 'GBp' are pence, so amounts in them are divided by 100. */
export interface CurrencyUnit {
  readonly currency: Currency;
  readonly isHundredths: boolean;
}

/** The currency that a text names by its code or sign; undefined where there is none such. */
export function currencyUnit(text: string): CurrencyUnit | undefined {
  if (PENCE.has(text)) return { currency: 'GBP', isHundredths: true };
  const code = text.toUpperCase();
  const currency = isCurrency(code) ? code : SIGNS[code];
  return currency === undefined ? undefined : { currency, isHundredths: false };
}

/** The currency of a column, or where it is empty, of the sign beside a number. */
export function readCurrency(
  line: LineReader,
  beside: readonly ColumnKey[] = ['price', 'amount'],
): CurrencyUnit | null {
  const cells = [line.text('currency'), ...beside.map((key) => line.unit(key))];
  const cell = cells.find((text) => text !== '' && text !== '%');
  if (cell === undefined) {
    line.fail('currency', 'missing');
    return null;
  }
  const unit = currencyUnit(cell);
  if (unit === undefined) line.fail('currency', 'unknown_currency', { cell });
  return unit ?? null;
}

/** What a security is: as the file says, or as answered. The question has the ISIN, so that what is known can answer it. */
export function askSecurityClass(
  line: LineReader,
  isin: string,
  told: SecurityClass | null,
): SecurityClass | null {
  if (told !== null) return told;
  const values = { isin, name: line.text('name') };
  const key = `class:${isin}`;
  const question = { key, rule: 'security_class_unknown', values, choices: SECURITY_CLASSES } as const;
  const answer = line.questions.ask(question, line.row);
  if (isSecurityClass(answer)) return answer;
  line.fail('isin', 'security_class_unknown', { isin });
  return null;
}
