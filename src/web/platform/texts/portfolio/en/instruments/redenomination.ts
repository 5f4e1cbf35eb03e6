const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

export const en = {
  title: 'Redenomination of the lev',
  intro:
    'Holdings in BGN are converted to EUR at the legal rate, 1 EUR = 1.95583 BGN, for all holders at once.',
  link: 'Redenominate lev',
  ofAll: 'All securities in lev',
  loading: 'Calculating the redenomination...',
  loadFailed: 'The redenomination could not be calculated.',
  none: 'Nothing is in lev',
  noneText: 'All holdings and securities are in another currency. There is nothing to redenominate.',
  noneOfIsin: (isin: string) => `No holding of ${isin} is in lev.`,
  holdings: 'Holdings',
  holdingsNote: (holders: number, securities: number) =>
    `${count(holders, 'holder', 'holders')}, ${count(securities, 'security', 'securities')}`,
  before: 'Paid, BGN',
  after: 'Paid, EUR',
  afterNote: 'The same value: only cents are rounded.',
  also: 'Also converted',
  alsoNote: (cashFlows: number, prices: number) =>
    `${count(cashFlows, 'cash flow', 'cash flows')}, ${count(prices, 'price', 'prices')} in the history`,
  payments: (n: number) => count(n, 'payment', 'payments'),
  rules: [
    'Prices in percent, coupons and yields stay the same, as do the units of ETFs and shares.',
    'Prices per unit are converted without rounding, amounts and nominals to the cent.',
    'Payments before 2026 stay in lev and count at the legal rate.',
  ],
  table: 'Holdings before and after',
  columns: {
    isin: 'ISIN',
    holder: 'Holder',
    deal: 'Deal',
    quantity: 'Nominal or units',
    price: 'Buy price',
    amount: 'Amount paid',
  },
  deals: { Buy: 'Buy', Sell: 'Sell', Bid: 'Bid', Ask: 'Ask' },
  expired: 'expired',
  unchanged: 'unchanged',
  shownCount: (shown: string, all: string) => `${shown} of ${all} holdings are shown. The sums cover all.`,
  issue: 'Size of the issue',
  issueHelp:
    'If it is known, the total is converted and divided by the number of bonds, so that individual bonds are not rounded.',
  issueTotal: 'Total nominal, BGN',
  issueTotalHint: 'For the whole issue, before the conversion',
  issueCount: 'Number of bonds',
  issueCountHint: 'All bonds issued, including those that nobody here holds',
  useIssue: 'Calculate with this size',
  dropIssue: 'Calculate without it',
  issueUsed: 'The figures on this page are calculated with this size.',
  act: (holdings: number) =>
    holdings === 0 ? 'Redenominate' : `Redenominate ${count(holdings, 'holding', 'holdings')}`,
  question: (holdings: number, holders: number) =>
    `${count(holdings, 'holding', 'holdings')} of ${count(holders, 'holder', 'holders')} will be in euro.`,
  questionNote: 'It can be undone completely. Holdings changed in the meantime then stay as they are.',
  failed: 'The holdings were not redenominated.',
  done: (holdings: number) => `${count(holdings, 'holding is', 'holdings are')} in euro.`,
};
