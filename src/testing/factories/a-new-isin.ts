import { isinFault } from '#domain/identifiers/isin';

let isins = 0;

/** An ISIN that no other test uses, with a correct check digit. */
export function aNewIsin(): string {
  const start = `BG${String((isins += 1)).padStart(9, '0')}`;
  return `${start}${'0123456789'.split('').find((digit) => isinFault(start + digit) === undefined) ?? ''}`;
}
