import { MOST_DAYS, type EcbFileFault } from '#domain/money/ecb-file';
import { ApiError } from '../http/api-error.ts';

const SENTENCES: Readonly<Record<EcbFileFault, string>> = {
  'not-an-ecb-file':
    "must be a file of the European Central Bank's reference rates, XML or CSV, as the bank publishes it",
  'doctype-or-entity':
    'must not hold a DOCTYPE, entities, comments or CDATA: the files of the bank have none',
  'wrong-day': 'must name its days like 2026-01-31 or 31 January 2026, from 1999-01-04 on',
  'future-day': 'must not hold rates of a day that is still to come',
  'wrong-rate': 'must hold positive numbers like 1.1753 for rates, or N/A',
  'repeated-rate': 'must hold the rate of a currency on a day once',
  'no-rates': 'must hold a rate of at least one currency that holdings may have',
  'too-many-days': `must hold at most ${MOST_DAYS} days: take the file of the day or that of 90 days`,
};

/** The refusal of a file of rates, with what would be right. */
export function refuseFile(fault: EcbFileFault): ApiError {
  const message = SENTENCES[fault];
  return new ApiError('invalid_fields', `The file ${message}.`, { errors: [{ path: 'text', message }] });
}
