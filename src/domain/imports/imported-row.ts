import type { CalendarDate } from '../calendar-date.ts';
import type { Currency } from '../money/currency.ts';

/**
 * One row of an imported file, independent of its format: every format converts its columns to this, and preview, save and undo only know
 * this. Decimals are plain text ('1234.56'), as the database takes them.
 */
export type ImportedRow = {
  /** Line number in the file or sheet from 1, as in a spreadsheet program. */
  readonly row: number;
  /** The sheet, section or element of the line; null if the file has only one. */
  readonly sheet: string | null;
  /** Lines that were merged into this row: some brokers report the accrued interest of a purchase on a separate line. */
  readonly joinedRows: readonly number[];
  /** The holder as named in the file, by email or user id; null if the file has no such column. */
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

/** An error of a row, as a code with values; the browser writes the message. */
export type RowError = {
  /** The column header in the file; null for the row as a whole. */
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

/** A purchase or sale: one row of Bonds, ETFs or Shares. Null fields are missing in the file. */
export type ImportedHolding = {
  readonly kind: 'holding';
  readonly securityClass: SecurityClass;
  readonly isin: string;
  readonly name: string | null;
  readonly bank: string | null;
  readonly direction: 'buy' | 'sell';
  readonly currency: Currency;
  /** Bonds: the nominal. ETFs and shares: units. Always positive. */
  readonly quantity: string;
  /** Bonds: clean, percent of nominal. ETFs and shares: money per unit. */
  readonly price: string;
  /** The original values if price or quantity were converted; shown as 'quantity × price = amount'. */
  readonly asWritten: {
    readonly quantity: string;
    readonly price: string;
    readonly amount: string | null;
  } | null;
  readonly marketPrice: string | null;
  /** In the currency of the holding, like fee and tax. */
  readonly accruedInterest: string | null;
  readonly fee: string | null;
  readonly tax: string | null;
  readonly day: CalendarDate;
  readonly settlementDay: CalendarDate | null;
  readonly couponPercent: string | null;
  readonly maturityDate: CalendarDate | null;
  readonly yieldPercent: string | null;
  /** Only from Kupon's own files, which have columns for them. */
  readonly terms: BondTerms | null;
  /** ETFs and shares in Kupon's reports: the dividends to date. */
  readonly dividend: string | null;
  readonly expired: boolean | null;
  readonly notes: string | null;
};

/** Further terms of a bond and its clean price, under the endpoint's field names. */
type BondTerms = {
  readonly couponFrequency: string | null;
  readonly dayCount: string | null;
  readonly issueDate: CalendarDate | null;
  readonly firstCouponDate: CalendarDate | null;
  readonly redemption: string | null;
  readonly cleanPrice: string | null;
};

/** A line of 'Export for editing': a holding, payment, distribution or cash flow with its edited values. */
export type EditedRow = {
  readonly kind: 'edited';
  readonly target: SecurityClass | 'payment' | 'distribution' | 'cashFlow';
  readonly isin: string;
  readonly id: number;
  /** The row's version when it was exported. */
  readonly version: number;
  /** True if the line was not edited; `fields` is empty then. */
  readonly isUntouched: boolean;
  /** Under the names of the endpoint that changes such a row; null clears a field. */
  readonly fields: Readonly<Record<string, string | number | boolean | null>>;
};

/** A payment of a bond: a coupon, or principal. */
export type ImportedPayment = {
  readonly kind: 'payment';
  readonly isin: string;
  readonly bank: string | null;
  readonly day: CalendarDate;
  readonly amount: string;
  readonly tax: string | null;
  readonly currency: Currency;
  readonly paymentType: 'coupon' | 'redemption';
  /** The nominal that a redemption repays; null for coupons and if missing in the file. */
  readonly nominal: string | null;
  readonly notes: string | null;
};

/** A distribution of an ETF or share. */
export type ImportedDistribution = {
  readonly kind: 'distribution';
  readonly isin: string;
  readonly bank: string | null;
  readonly day: CalendarDate;
  readonly exDay: CalendarDate | null;
  /** The units it was paid on; null if missing in the file. */
  readonly units: string | null;
  readonly amount: string;
  readonly tax: string | null;
  readonly currency: Currency;
};

/** An expected cash flow of a bond, from Kupon's own files. */
export type ImportedCashFlow = {
  readonly kind: 'cashFlow';
  readonly isin: string;
  readonly bank: string | null;
  readonly day: CalendarDate;
  /** Under the endpoint's field names. */
  readonly amounts: Readonly<Record<string, string | null>>;
};

export type ImportedPrice = {
  readonly kind: 'price';
  readonly isin: string;
  readonly day: CalendarDate;
  /** Bonds: clean, percent of nominal. Others: money per unit. */
  readonly price: string;
  readonly currency: Currency | null;
};

/** A user in an office's list. Fields have the names of the form. */
export type ImportedUser = { readonly kind: 'user'; readonly fields: Readonly<Record<string, string>> };

export const INFORMATION_KINDS = [
  'split', 'isin_change', 'spin_off', 'merger', 'transfer', 'cash', 'fee', 'reversed', 'total', 'other',
] as const; // prettier-ignore

/** Shown but never written: deposits, account fees, and actions on a security such as splits. */
export type ImportedInformation = {
  readonly kind: 'information';
  readonly what: (typeof INFORMATION_KINDS)[number];
  readonly isin: string | null;
  readonly day: CalendarDate | null;
  readonly text: string;
};
