const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

const HELD_THAT_DAY = 'It applies to holdings at the end of that day.';

export const en = {
  title: 'Corporate actions',
  intro:
    'Actions of the issuer, applied for all holders of this security at once. Each can be undone completely.',
  open: 'New corporate action',
  dialog: (isin: string) => `Corporate action: ${isin}`,
  kinds: {
    redenomination: 'Redenomination',
    redemption: 'Redemption',
    partial_redemption: 'Partial redemption',
    call: 'Call',
    split: 'Split or reverse split',
    isin_change: 'Change of ISIN',
    spin_off: 'Spin-off',
  },
  fields: {
    kind: 'Action',
    day: 'Day',
    newIsin: 'New ISIN',
    costPercent: 'Percent of the cost',
    newUnits: 'New units',
    oldUnits: 'For old units',
    cashPrice: 'Cash for fractions, per new unit',
    percent: 'Percent of the original nominal',
    price: 'Price, per 100 of nominal',
  },
  dayHints: {
    redemption: HELD_THAT_DAY,
    partial_redemption: HELD_THAT_DAY,
    call: HELD_THAT_DAY,
    split: 'The first day on which it trades in new units.',
    isin_change: 'The first day of the new ISIN.',
    spin_off: 'The first day on which it trades without the new security.',
  },
  priceHint: 'Empty: the price in the terms of the security.',
  priceOfPartHint: 'Empty: 100.',
  ratioHints: {
    split: '4 for 1: a split. 1 for 10: a reverse split.',
    spin_off: '1 for 2: one of the new security for two of this one.',
  },
  costPercentHint:
    'Goes to the new security, as the issuer announces. For example 20: a fifth of what was paid.',
  cashPriceHint: 'Empty: fractions of a unit are kept.',
  percentHint: 'For example 25: a quarter of what was issued.',
  effects: {
    redemption:
      'The holdings are closed on that day. What the issuer pays is recorded as a sale to the issuer, so that no principal is counted as income.',
    partial_redemption:
      'Nominal and amount paid fall in proportion. What is paid back is recorded as a sale to the issuer, so that no principal is counted as income.',
    call: 'Like a redemption, but before maturity. Accrued interest is recorded as a payment, as usual.',
    split:
      'The units of all deals before that day change, and prices change inversely, also in the history. Amounts paid stay the same to the cent.',
    isin_change:
      'It stays the same security: all holdings, including past ones, its terms and its prices continue under the new ISIN. Files and prices with the old one are still recognised.',
    spin_off:
      'Each holder gets a holding of the new security with that part of the cost, and the cost of this one falls by as much from that day on. Earlier days stay as they were. The market price stays until a new one is entered.',
  },
  preview: 'Preview',
  previewFailed: 'The action could not be calculated.',
  back: 'Back',
  apply: (holdings: number) => `Apply to ${count(holdings, 'holding', 'holdings')}`,
  applyFailed: 'The action was not applied.',
  applied: (holdings: number) => `The action was applied to ${count(holdings, 'holding', 'holdings')}.`,
  table: 'Holdings before and after',
  columns: {
    holder: 'Holder',
    quantity: 'Nominal or units',
    price: 'Buy price',
    amount: 'Amount paid',
    paid: 'Paid out',
    newUnits: 'New units',
    newCost: 'Their cost',
  },
  closed: 'closed',
  summary: (holdings: number, holders: number) =>
    `${count(holdings, 'holding', 'holdings')} of ${count(holders, 'holder', 'holders')}.`,
  paidInAll: 'Paid out in total:',
  newIsin: (isin: string, newIsin: string) => `${isin} becomes ${newIsin}`,
  spunOff: (isin: string, newIsin: string) => `${newIsin} is spun off from ${isin}`,
  shown: (shown: number, all: number) => `The first ${shown} of ${all} are shown. The sums cover all.`,
  left: (rows: number) =>
    `${count(rows, 'holding stays', 'holdings stay')} as ${rows === 1 ? 'it is' : 'they are'}, because their deals do not allow it:`,
  past: 'Actions so far',
  undone: 'The action was undone.',
  undoneBut: (holdings: number) =>
    `The action was undone. ${count(holdings, 'holding', 'holdings')} changed in the meantime ${holdings === 1 ? 'stays' : 'stay'} as ${holdings === 1 ? 'it is' : 'they are'}.`,
  undoFailed: 'The action was not undone.',
  undoTitle: 'Undo the action',
  undoLabel: (when: string) => `Undo the action of ${when}`,
};
