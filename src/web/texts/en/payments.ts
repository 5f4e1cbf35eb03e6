export const en = {
  history: 'Payment History',
  /** Above the ISIN. */
  ofBond: 'Payments of the bond',
  loading: 'Loading the payments...',
  failed: 'Failed to load payments',
  none: 'No payments found',
  noneText: 'Add a payment to get started.',
  date: 'Payment Date',
  profit: 'Profit',
  taxesPaid: 'Taxes Paid',
  actions: 'Actions',
  total: 'Total',
  add: 'Add Payment',
  /** `bond` is '(ISIN)', or '#id' while the ISIN is not known. */
  addFor: (bond: string) => `Add Payment for Bond ${bond}`,
  cancel: 'Cancel',
  profitHint: (currency: string) => `In ${currency}, before tax`,
  taxesHint: 'In EUR',
  added: 'Payment added!',
  addFailed: 'Failed to add payment.',
};
