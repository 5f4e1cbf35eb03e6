import type { EcbFileFault } from '#domain/money/ecb-file';
import { brokenRule, type BrokenRule } from '#api/platform/field-rules';
import type { ApiError } from '../../../platform/errors/api-error.ts';
import { invalidField } from '../../../platform/errors/field-messages.ts';

const BROKEN_RULES: Readonly<Record<EcbFileFault, BrokenRule>> = {
  'not-an-ecb-file': brokenRule('rates_file'),
  'zip-file': brokenRule('rates_file_zip'),
  'doctype-or-entity': brokenRule('rates_file_doctype'),
  'wrong-day': brokenRule('rates_file_day'),
  'future-day': brokenRule('rates_file_future_day'),
  'wrong-rate': brokenRule('rates_file_rate'),
  'repeated-rate': brokenRule('rates_file_repeated_rate'),
  'no-rates': brokenRule('rates_file_empty'),
};

/** The error for a file of rates that cannot be read. It says what would be right. */
export function refuseFile(fault: EcbFileFault): ApiError {
  return invalidField('text', BROKEN_RULES[fault], 'The file');
}
