export const en = {
  title: 'Exchange rates',
  intro: 'These rates convert amounts in other currencies to euro on every screen.',
  loading: 'Loading the exchange rates...',
  failed: 'The exchange rates could not be loaded.',
  ecb: (day: string) => `Amounts in euro use the European Central Bank’s reference rates of ${day}.`,
  specification: 'Amounts in euro use fixed indicative rates. Other currencies are counted 1:1.',
  /** The bank does not publish a rate for the lev. */
  lev: 'The rate of the lev is fixed by law.',
  quotations: {
    'units-per-euro': 'For 1 euro',
    'euro-per-unit': 'Euro for 1 unit',
  },
  storedDays: (count: string, first: string, last: string) =>
    count === '1'
      ? `Rates are stored for 1 day, ${first}.`
      : `Rates are stored for ${count} days, from ${first} to ${last}.`,
  fetch: {
    host: (host: string) => `Rates are fetched from ${host} once a day.`,
    last: (when: string) => `Last fetched: ${when}.`,
    never: 'None have been fetched yet.',
    failed: (when: string, reason: string) =>
      `The fetch of ${when} failed and will be tried again within the hour: ${reason}`,
    faults: {
      'wrong-url': () => 'the address in RATES_URL is not allowed.',
      'unknown-host': () => 'the name of the server could not be resolved.',
      'private-address': () => 'the server has an address that is not on the public internet.',
      timeout: () => 'the server did not answer within 5 seconds.',
      unreachable: () => 'the server could not be reached securely.',
      redirect: (status: number) => `the server redirects to another address (status ${status}).`,
      status: (status: number) => `the server answered with status ${status}.`,
      'content-type': () => 'the answer is neither XML nor CSV.',
      'too-large': () => 'the answer is larger than 16 MiB.',
      'wrong-file': () => 'the answer is not a file of the European Central Bank’s reference rates.',
    },
  },
  file: 'File of the European Central Bank',
  hint: 'The reference rates of one day, of the last 90 days or of all days since 1999, as XML or CSV: eurofxref-daily.xml, eurofxref-hist-90d.xml, eurofxref-hist.xml. Currencies not used here are skipped.',
  load: 'Load rates',
  reading: 'Reading the file...',
  storing: 'Saving the rates...',
  chooseFirst: 'Choose a file first.',
  loaded: (days: number) => (days === 1 ? 'Rates for 1 day saved.' : `Rates for ${days} days saved.`),
  nothingNew: 'All days in this file were already saved.',
  faults: {
    'not-an-ecb-file':
      'This is not a file of the European Central Bank’s reference rates (XML or CSV). Choose another file.',
    'zip-file': 'This is a ZIP archive. Unpack it and choose the CSV file inside.',
    'doctype-or-entity':
      'This file contains a DOCTYPE, entities or comments, which the bank’s files do not. Download the file again.',
    'wrong-day':
      'This file contains a day that does not exist, or is before 4 January 1999. Download the file again.',
    'future-day': 'This file contains rates for a day in the future. Download the file again.',
    'wrong-rate': 'This file contains a rate that is not a positive number. Download the file again.',
    'repeated-rate': 'This file contains two rates for the same currency and day. Download the file again.',
    'no-rates': 'This file contains no rates for the currencies used here. Choose another file.',
    'too-large': 'This file is larger than 16 MiB. The bank’s files are smaller.',
    unreadable: 'This file could not be read.',
  },
};
