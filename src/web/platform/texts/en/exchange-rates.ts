export const en = {
  title: 'Exchange rates',
  intro: 'These rates convert amounts in other currencies to euro on every screen.',
  loading: 'Loading the exchange rates...',
  failed: 'Failed to load the exchange rates.',
  ecb: (day: string) => `Sums in euro use the European Central Bank’s reference rates of ${day}.`,
  specification: 'Sums in euro use fixed indicative rates. Other currencies are counted at 1.',
  /** The lev's is fixed by law and not the bank's. */
  lev: 'The rate of the lev is fixed by law.',
  quotations: {
    'units-per-euro': 'For 1 euro',
    'euro-per-unit': 'Euro for 1 unit',
  },
  storedDays: (count: number, first: string, last: string) =>
    count === 1
      ? `Rates are stored for 1 day, ${first}.`
      : `Rates are stored for ${count} days, from ${first} to ${last}.`,
  file: 'File of the European Central Bank',
  hint: 'The reference rates of the day, of the last 90 days, or of all days since 1999, XML or CSV: eurofxref-daily.xml, eurofxref-hist-90d.xml, eurofxref-hist.xml. Currencies that holdings cannot have are left out.',
  load: 'Load rates',
  reading: 'Reading the file...',
  storing: 'Storing the rates...',
  chooseFirst: 'Choose a file first.',
  loaded: (days: number) =>
    days === 1 ? 'The rates of 1 day were stored.' : `The rates of ${days} days were stored.`,
  nothingNew: 'All days of this file were stored before.',
  faults: {
    'not-an-ecb-file': 'This is not a file of the European Central Bank’s reference rates (XML or CSV).',
    'zip-file': 'This is a ZIP archive. Unpack it, and choose the CSV file that is in it.',
    'doctype-or-entity':
      'This file holds a DOCTYPE, entities or comments, which the files of the bank have not.',
    'wrong-day': 'This file holds a day that does not exist, or is before 4 January 1999.',
    'future-day': 'This file holds rates of a day that is still to come.',
    'wrong-rate': 'This file holds a rate that is not a positive number.',
    'repeated-rate': 'This file holds the rate of a currency on one day twice.',
    'no-rates': 'This file holds no rate of a currency that holdings may have.',
    'too-large': 'This file has more than 16 MiB. The bank’s files are smaller.',
    unreadable: 'This file could not be read.',
  },
};
