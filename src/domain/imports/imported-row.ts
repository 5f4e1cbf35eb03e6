import type { CalendarDate } from '../calendar-date.ts';
import type { Currency } from '../money/currency.ts';

/**
 * One row of an imported file, in the terms of this product. Each format reads its own columns into it; preview, save and undo know
 * no format. Decimals are plain text ('1234.56'), as they go to the database.
 */
export type ImportedRow = {
  /** Its line in the file or sheet, from 1, as a spreadsheet program counts. */
  readonly row: number;
  /** The name of the sheet, section or element that the line is in; null where the file has only one. */
  readonly sheet: string | null;
  /** Lines that were joined into it: a broker sends the accrued interest of a purchase as a line of its own. */
  readonly joinedRows: readonly number[];
  /** Who holds it, as the file names them: an email address or a number of this product; null where the file has no such column. */
  readonly holder: string | null;
  readonly account: string | null;
  /** The file's own name for the act: unique with the format and the account. */
  readonly externalId: string | null;
  /** The ISIN or ticker as the line writes it: names a row whose errors leave no entry. */
  readonly security: string | null;
  /** Null where an error leaves nothing to import. */
  readonly entry: ImportedEntry | null;
  readonly errors: readonly RowError[];
};

/** What is wrong with a row, as a code with values; the browser makes the sentence. */
export type RowError = {
  /** The column as the file names it; null for the row as a whole. */
  readonly column: string | null;
  readonly rule: string;
  readonly values: Readonly<Record<string, string>>;
};

export type ImportedEntry =
  | ImportedHolding
  | EditedRow
  | ImportedPayment
  | ImportedDistribution
  | ImportedCashFlow
  | ImportedPrice
  | ImportedUser
  | ImportedInformation;

type SecurityClass = 'bond' | 'etf' | 'share';

/** A purchase or sale: one row of Bonds, ETFs or Shares. Null: the file does not say. */
export type ImportedHolding = {
  readonly kind: 'holding';
  /** Null where neither the file nor the ISIN tells; then the instrument does, or the person is asked. */
  readonly securityClass: SecurityClass | null;
  readonly isin: string;
  readonly name: string | null;
  readonly bank: string | null;
  readonly direction: 'buy' | 'sell';
  readonly currency: Currency;
  /** Bonds: the nominal. ETFs and shares: units. Always positive. */
  readonly quantity: string;
  /** Bonds: clean, percent of nominal. ETFs and shares: money a unit. */
  readonly price: string;
  /** As the file has it, where the price or the quantity was converted: shown as 'quantity × price = amount'. */
  readonly asWritten: {
    readonly quantity: string;
    readonly price: string;
    readonly amount: string | null;
  } | null;
  readonly marketPrice: string | null;
  /** In the currency of the holding, as are fee and tax. */
  readonly accruedInterest: string | null;
  readonly fee: string | null;
  readonly tax: string | null;
  readonly day: CalendarDate;
  readonly settlementDay: CalendarDate | null;
  readonly couponPercent: string | null;
  readonly maturityDate: CalendarDate | null;
  readonly yieldPercent: string | null;
  /** From a file of this product that has columns for them. */
  readonly terms: BondTerms | null;
  /** ETFs and shares, from a report of this product: the dividends so far. */
  readonly dividend: string | null;
  readonly expired: boolean | null;
  readonly notes: string | null;
};

/** What a bond promises besides its coupon and maturity, and its clean price, under the names of the endpoint. */
type BondTerms = {
  readonly couponFrequency: string | null;
  readonly dayCount: string | null;
  readonly issueDate: CalendarDate | null;
  readonly firstCouponDate: CalendarDate | null;
  readonly redemption: string | null;
  readonly cleanPrice: string | null;
};

/** A holding, or what one paid or will pay, that was exported for editing, as its line says it now. */
export type EditedRow = {
  readonly kind: 'edited';
  readonly target: SecurityClass | 'payment' | 'distribution' | 'cashFlow';
  readonly isin: string;
  readonly id: number;
  /** Of the row when it was exported. */
  readonly version: number;
  /** Nobody has changed the line; then it has no fields. */
  readonly isUntouched: boolean;
  /** Under the names of the endpoint that changes one; null empties a field. */
  readonly fields: Readonly<Record<string, string | number | boolean | null>>;
};

/** Money that a bond paid: a coupon, or capital. */
export type ImportedPayment = {
  readonly kind: 'payment';
  readonly isin: string;
  readonly bank: string | null;
  readonly day: CalendarDate;
  readonly amount: string;
  readonly tax: string | null;
  readonly currency: Currency;
  readonly paymentType: 'coupon' | 'redemption';
  readonly notes: string | null;
};

/** Money that an ETF or a share paid out. */
export type ImportedDistribution = {
  readonly kind: 'distribution';
  readonly isin: string;
  readonly bank: string | null;
  readonly day: CalendarDate;
  readonly exDay: CalendarDate | null;
  /** That it was paid on; null where the file does not say. */
  readonly units: string | null;
  readonly amount: string;
  readonly tax: string | null;
  readonly currency: Currency;
};

/** An expected cash flow of a bond, from a file of this product. */
export type ImportedCashFlow = {
  readonly kind: 'cashFlow';
  readonly isin: string;
  readonly bank: string | null;
  readonly day: CalendarDate;
  /** Under the names of the endpoint. */
  readonly amounts: Readonly<Record<string, string | null>>;
};

export type ImportedPrice = {
  readonly kind: 'price';
  readonly isin: string;
  readonly day: CalendarDate;
  /** Bonds: clean, percent of nominal. Others: money a unit. */
  readonly price: string;
  readonly currency: Currency | null;
};

/** A user to add, from an office's list. Field names are those of the form. */
export type ImportedUser = { readonly kind: 'user'; readonly fields: Readonly<Record<string, string>> };

/** Told, never written: deposits, fees of an account, a split that is an act on the security. */
export type ImportedInformation = {
  readonly kind: 'information';
  readonly what: 'split' | 'isin_change' | 'spin_off' | 'cash' | 'fee' | 'other';
  readonly isin: string | null;
  readonly day: CalendarDate | null;
  readonly text: string;
};
