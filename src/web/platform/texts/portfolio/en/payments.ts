export const en = {
  history: 'Payment History',
  /** Above the ISIN. */
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
  /** `bond` is '(ISIN)', or '#id' while the ISIN is unknown. */
  addFor: (bond: string) => `Add Payment for Bond ${bond}`,
  cancel: 'Cancel',
  profitHint: (currency: string) => `In ${currency}, before tax`,
  taxesHint: 'In EUR',
  added: 'Payment added!',
  addFailed: 'Failed to add payment.',
  edit: 'Edit',
  editPayment: 'Edit Payment',
  editPaymentLabel: (date: string) => `Edit the payment of ${date}`,
  deletePayment: 'Delete Payment',
  deletePaymentLabel: (date: string) => `Delete the payment of ${date}`,
  deletePaymentQuestion: 'Delete this payment?',
  deletedPayment: 'Payment deleted.',
  restoredPayment: 'Payment restored.',
  deletePaymentFailed: 'The payment could not be deleted.',
  savePaymentFailed: 'The payment could not be saved.',
  savedPayment: 'Payment saved.',
  remove: 'Delete',
  save: 'Save changes',
  noDate: 'no date',
  due: {
    loadFailed: 'The payments due could not be loaded, so the form is empty.',
    payment: 'Which payment?',
    option: (day: string, amount: string, state: string) => `${day} · ${state} · ${amount}`,
    states: { overdue: 'not recorded', due: 'due', 'to-come': 'to come' },
    other: 'Another payment',
    proposed: 'Filled in from the bond’s terms. Change anything that was different.',
    withCapital: (day: string, coupon: string, capital: string) =>
      `Two amounts are due on ${day}: the coupon, ${coupon}, and the redemption, ${capital}. The coupon is filled in; the redemption is capital, not profit, and is treated as received with it.`,
    alsoOn: (nominal: string, coupon: string) =>
      `Another holding of this ISIN, nominal ${nominal}, also has a coupon of ${coupon} due that day.`,
    recordAlso: 'Record that one separately',
    undated: (count: number) =>
      count === 1
        ? '1 payment of this bond has no date. It may be this one.'
        : `${count} payments of this bond have no date. One of them may be this one.`,
    toPayments: 'See the payments',
    nothingOn: (day: string) =>
      `No payment is missing for ${day}: it is recorded already, or none is due that day.`,
    taxAsLastTime: (tax: string, profit: string, day: string) =>
      `In EUR, at the same rate as last time: ${tax} on ${profit} on ${day}`,
    noDate: 'Without a date, the payment cannot be matched to a coupon, and the coupon stays “not recorded”.',
  },
};
