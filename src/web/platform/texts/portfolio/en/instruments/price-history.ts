import type { HistoryFault } from '#domain/prices/history-files/read-price-history';

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`;

/** What is wrong with a line. */
const lineFaults: Record<HistoryFault['rule'], (values: HistoryFault['values']) => string> = {
  day: () => 'this is not a date. Write it as 2026-11-20.',
  unclear_day: () => 'the date can be read in two ways. Write it as 2026-11-20.',
  price: () => 'this is not a price. Write it as 98.50.',
  repeated_day: ({ row = 0 }) => `line ${row} already has a price of this day.`,
  too_many_columns: () =>
    'there are more columns than expected. Put prices with a decimal comma in quotes, or separate the columns with semicolons.',
  no_prices: () => 'there are no prices below this line.',
  too_many_days: () => 'a history has at most 10,000 days.',
};

export const en = {
  title: 'Load price history',
  textLabel: 'Days and prices of one security',
  textHint:
    'Choose a file of Stooq, the ECB Data Portal or Portfolio Performance, or one with a day and a price on each line; or paste its lines here.',
  notRecognised: 'No days with prices were found. Each line needs a day and a price.',
  next: 'Continue',
  faults: (lines: number) =>
    `Nothing can be loaded: ${count(lines, 'line is wrong', 'lines are wrong')}. Correct ${lines === 1 ? 'it' : 'them'} below, or choose another file.`,
  lineFaults,
  formats: {
    stooq: 'Stooq, closing prices',
    ecb: 'ECB Data Portal',
    'portfolio-performance': 'Portfolio Performance',
    'day-and-price': 'Day and price',
  },
  security: 'Security',
  securityHint: (file: string) =>
    file === ''
      ? 'The prices are for one security. Search by ISIN, name or issuer.'
      : `Which security is ${file} for? Search by ISIN, name or issuer.`,
  found: 'Securities found',
  noneFound: 'No security matches. Type its whole ISIN to add it.',
  moreFound: (shown: number) => `The first ${shown} are shown.`,
  unknown: 'not known yet',
  changeSecurity: 'Other security',
  file: 'File',
  pastedText: 'Pasted text',
  editFile: 'Edit',
  kind: 'Prices are',
  kinds: { clean: 'Clean', dirty: 'With accrued interest', unit: 'Per unit' },
  currency: 'Currency',
  from: 'Load from',
  noDays: 'The file has no prices from this day on.',
  preview: 'What the file changes',
  days: 'Days',
  firstDay: 'First day',
  lastDay: 'Last day',
  marketPrice: 'Market price of holdings',
  noMarketPrice: 'stays as it is',
  holders: (holders: number) => count(holders, 'holder', 'holders'),
  effect: 'Effect on their value',
  counts: {
    added: 'New',
    replaced: 'Replaced',
    unchanged: 'Unchanged',
    behind: 'Entered by hand, kept',
    withoutPrice: 'Without a price, skipped',
    leftOut: 'Earlier, left out',
  },
  replaced: 'Replaced prices',
  columns: { day: 'Day', before: 'Before', after: 'After', change: 'Change' },
  nothingNew: 'The history already has all of these prices. There is nothing to save.',
  wrongFile:
    'More than a fifth of the prices look wrong, so none can be saved. Check that the file, the security and the kind of price belong together.',
  refused: (lines: number) => `Nothing can be saved: ${count(lines, 'line is', 'lines are')} refused.`,
  beforePurchase: ({ days, day, from, to }: { days: number; day: string; from: number; to: number }) =>
    days === 1
      ? `The day in line ${from} is before the first purchase on ${day} and cannot be saved.`
      : `${days} days, in lines ${from} to ${to}, are before the first purchase on ${day} and cannot be saved.`,
  loadFrom: (day: string) => `Load from ${day} on`,
  toAnswer: 'Please check these prices',
  priceOfLine: ({ line, day, price }: { line: number; day: string; price: string }) =>
    `Line ${line}, ${day}, ${price}:`,
  hundred: (last: string) => `This looks wrong by a factor of 100; the last price was ${last}.`,
  typeAgain: (day: string) => `Type the price of ${day} again to confirm it`,
  again: 'Type it again',
  areRight: (prices: number) =>
    prices === 1 ? 'This unusual price is correct' : `These ${prices} unusual prices are correct`,
};
