export const en = {
  title: 'Cash Flows',
  bondTitle: (bond: string) => `Cash Flows of ${bond}`,
  loading: 'Loading the cash flows...',
  failed: 'Failed to load cash flows for this bond.',
  none: 'No cash flows found',
  noneText: 'No cash flows have been entered for this bond yet.',
  /** The currency of every figure. */
  allIn: (currency: string) => `All figures in ${currency}`,
  columns: {
    date: 'Date',
    position: 'Position',
    interimCashFlow: 'Interim Cash Flow',
    principalCashFlow: 'Principal Cash Flow',
    totalCashFlows: 'Total Cash Flows',
    cumulativeCashFlows: 'Cumulative Cash Flows',
    realCashFlows: 'Real Cash Flows',
    diff: 'Diff',
  },
  total: 'Total',
  actions: 'Actions',
  /** For a generated cash flow that was changed by hand. */
  edited: 'edited by hand',
};
