export const en = {
  title: 'Benchmarks',
  intro:
    'Returns can be compared with these series. Nothing is fetched: each comes from a file that you load.',
  none: 'No benchmarks yet. You can always compare with a deposit at a fixed rate.',
  failed: 'The benchmarks could not be loaded.',
  kinds: { overnight: 'Daily rate, compounded', index: 'Index' },
  span: (first: string, last: string, days: string) =>
    days === '1' ? `1 value, ${first}` : `${days} values, ${first} – ${last}`,
  remove: 'Remove',
  removeLabel: (name: string) => `Remove ${name}`,
  removeTitle: 'Remove this benchmark?',
  removeText: (name: string) =>
    `${name} and all its values will be removed. Returns cannot be compared with it any more.`,
  removeFailed: 'The benchmark was not removed.',
  name: 'Name of the benchmark',
  nameHint:
    'Such as €STR or Consumer prices. If a benchmark has this name, the file’s values are added to it.',
  nameNeeded: 'Enter a name.',
  file: 'File with the values',
  hint: 'CSV of the ECB Data Portal: the daily €STR (EST.B.EU000A2X2A25.WT) or a price index (HICP, a series ending in INX). Or CSV with two columns, day;value, of any index.',
  load: 'Load benchmark',
  reading: 'Reading the file...',
  storing: 'Saving the values...',
  chooseFirst: 'Choose a file first.',
  loaded: (name: string, days: number) =>
    days === 1 ? `${name}: 1 value saved.` : `${name}: ${days} values saved.`,
  gap: (name: string, from: string, to: string) =>
    `${name} has no value between ${from} and ${to}, for more than two months. Comparisons use the value of ${from} until then.`,
  moreGaps: (count: number) =>
    count === 1 ? 'There is another such gap.' : `There are ${count} more such gaps.`,
  nothingNew: 'All values in this file were already saved.',
  loadFailed: 'The file was not saved.',
  tooLarge: 'This file is larger than 6 MiB.',
  unreadable: 'This file could not be read.',
  otherSeries: (name: string) => `${name} already has the values of another series. Choose another name.`,
  place: (file: string, row: number) => `${file}, row ${row}:`,
  placeInColumn: (file: string, row: number, column: string) => `${file}, row ${row}, column ${column}:`,
  faults: {
    'not-a-benchmark':
      'this is neither CSV of the ECB Data Portal, with the columns KEY, TIME_PERIOD and OBS_VALUE, nor CSV with a day and a value.',
    'unsuitable-series':
      'this series is not a rate or an index that money can grow by. Choose the daily €STR (ending in WT) or an index (ending in INX or CI), not averages or rates of change.',
    'other-series': 'a second series begins here. A file may have only one.',
    'wrong-day': 'write a day like 2026-01-31, or a month like 2026-01.',
    'future-day': 'this day is in the future.',
    'wrong-value': 'write a number like 127.31.',
    'not-above-zero': 'the level of an index is above 0.',
    'repeated-day': 'this day is already in the file.',
    'too-many-columns': 'this row has more columns than the first one.',
    'too-many-rows': 'the file has more than 10,000 values.',
    'no-values': 'the file has no values.',
  },
};
