import type { Kind } from '#api/portfolio/etfs-and-shares';

interface EmptyTexts {
  readonly loading: string;
  readonly none: string;
  readonly noneActive: string;
  readonly noneExpired: string;
}

/** Texts that differ between ETFs and shares. */
export interface KindTexts {
  readonly search: string;
  readonly count: (count: number, figure: string) => string;
  readonly shownCount: (shown: string, all: string) => string;
  readonly noneTitle: string;
  readonly noMatch: string;
  readonly mine: EmptyTexts & {
    readonly title: string;
    readonly errorTitle: string;
    /** `status` is the HTTP status, or 'Unknown'. */
    readonly failed: (status: string) => string;
  };
  readonly admin: EmptyTexts & {
    readonly title: string;
    /** `user` is their name. */
    readonly userTitle: (user: string) => string;
    readonly failed: string;
    readonly openAdd: string;
    readonly add: string;
    readonly edit: string;
    readonly removeTitle: string;
    readonly removeQuestion: string;
  };
}

const kinds: Record<Kind, KindTexts> = {
  etf: {
    search: 'Search ETFs',
    count: (count, figure) => (count === 1 ? '1 ETF' : `${figure} ETFs`),
    shownCount: (shown, all) => `${shown} of ${all} ETFs`,
    noneTitle: 'No ETFs Found',
    noMatch: 'No ETF matches the search',
    mine: {
      title: 'My ETFs',
      loading: 'Loading your ETFs...',
      errorTitle: 'Error Loading ETFs',
      failed: () => 'Failed to load ETFs.',
      none: "You don't have any ETFs in your portfolio yet.",
      noneActive: 'None of your ETFs is active.',
      noneExpired: 'None of your ETFs has expired.',
    },
    admin: {
      title: 'Manage ETFs',
      userTitle: (user) => `Manage ETFs — ${user}`,
      loading: 'Loading ETFs...',
      failed: 'Failed to load ETFs.',
      none: "This user doesn't have any ETFs yet.",
      noneActive: 'None of this user’s ETFs is active.',
      noneExpired: 'None of this user’s ETFs has expired.',
      openAdd: 'Add ETF',
      add: 'Add ETF',
      edit: 'Edit ETF',
      removeTitle: 'Delete ETF',
      removeQuestion: 'Delete this ETF?',
    },
  },
  share: {
    search: 'Search shares',
    count: (count, figure) => (count === 1 ? '1 share' : `${figure} shares`),
    shownCount: (shown, all) => `${shown} of ${all} shares`,
    noneTitle: 'No Shares Found',
    noMatch: 'No share matches the search',
    mine: {
      title: 'My Shares',
      loading: 'Loading your shares...',
      errorTitle: 'Error Loading Shares',
      failed: (status) => `Failed to load shares. Status: ${status}`,
      none: "You don't have any shares in your portfolio yet.",
      noneActive: 'None of your shares is active.',
      noneExpired: 'None of your shares has expired.',
    },
    admin: {
      title: 'Manage Shares',
      userTitle: (user) => `Manage Shares — ${user}`,
      loading: 'Loading shares...',
      failed: 'Failed to load Shares.',
      none: "This user doesn't have any shares yet.",
      noneActive: 'None of this user’s shares is active.',
      noneExpired: 'None of this user’s shares has expired.',
      openAdd: 'Add Share',
      add: 'Add Shares',
      edit: 'Edit Shares',
      removeTitle: 'Delete Shares',
      removeQuestion: 'Delete this Shares record?',
    },
  },
};

export const en = {
  sale: 'sale, not held',
  kinds,
  searchHint: 'Search ISIN, Currency, Name, Bank, Direction',
  noMatchText: (search: string) => `Nothing was found for “${search}”.`,
  fields: {
    isin: 'ISIN',
    name: 'Name',
    bank: 'Bank',
    direction: 'Direction',
    currency: 'Currency',
    buyPrice: 'Buy Price',
    marketPrice: 'Market Price',
    nominal: 'Nominal',
    amountPaid: 'Amount Paid',
    result: 'Result',
    profit: 'Profit',
    yearsSinceBuy: 'Years Since Buy',
    feesPaid1: 'Fees Paid 1',
    feesPaid2: 'Fees Paid 2',
    dividend: 'Dividend',
    buyDate: 'Buy Date',
    settlementDate: 'Settlement Date',
    expired: 'Expired',
  },
  directions: { Bid: 'Bid', Ask: 'Ask' },
  /** Above the figures of a closed row. */
  columns: { units: 'Units', price: 'Price', value: 'Value' },
  status: 'Status',
  expired: 'Expired',
  active: 'Active',
  myBonds: 'My Bonds',
  myEtfs: 'My ETFs',
  unknownStatus: 'Unknown',
  adminActions: 'Admin Actions',
  actions: 'Actions',
  edit: 'Edit',
  expire: 'Expire',
  unexpire: 'Unexpire',
  remove: 'Delete',
  wasAdded: (isin: string) => `${isin} added. Enter the next one.`,
  wasSaved: (isin: string) => `${isin} saved.`,
  wasExpired: (isin: string) => `${isin} marked as expired.`,
  wasUnexpired: (isin: string) => `${isin} is active again.`,
  wasRemoved: (isin: string) => `${isin} deleted.`,
  wasRestored: (isin: string) => `${isin} restored.`,
  saveFailed: 'Save failed.',
  removeFailed: 'Delete failed.',
  toggleFailed: 'Toggle failed.',
  save: 'Save changes',
  unknownBank: 'Unknown Bank',
  calculated: 'Calculated',
  hundredTimesOff:
    'The two prices are more than 10 times apart. Was one of them entered 100 times too large or too small?',
};
