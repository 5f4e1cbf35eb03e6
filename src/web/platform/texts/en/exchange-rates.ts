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
  file: 'File of the European Central Bank',
  hint: 'The reference rates of the day or of the last 90 days, XML or CSV, for example eurofxref-daily.xml or eurofxref-hist-90d.xml. Nothing is fetched from the network.',
  load: 'Load rates',
  chooseFirst: 'Choose a file first.',
  loaded: (days: number) =>
    days === 1 ? 'The rates of 1 day were stored.' : `The rates of ${days} days were stored.`,
  nothingNew: 'All days of this file were stored before.',
  faults: {
    'not-an-ecb-file': 'This is not a file of the European Central Bank’s reference rates (XML or CSV).',
    'doctype-or-entity':
      'This file holds a DOCTYPE, entities or comments, which the files of the bank have not.',
    'wrong-day': 'This file holds a day that does not exist, or is before 4 January 1999.',
    'future-day': 'This file holds rates of a day that is still to come.',
    'wrong-rate': 'This file holds a rate that is not a positive number.',
    'repeated-rate': 'This file holds the rate of a currency on one day twice.',
    'no-rates': 'This file holds no rate of a currency that holdings may have.',
    'too-many-days': 'This file holds more than 366 days. Choose the file of the day or that of 90 days.',
    'too-large': 'This file has more than 1 MiB. Choose the file of the day or that of 90 days.',
    unreadable: 'This file could not be read.',
  },
};
