import type { BrokenRule, RuleSentences } from '#api/platform/field-rules';
import type { FieldError } from '#api/errors';
import { ApiError } from './api-error.ts';

const OPTIONS = new Intl.ListFormat('en-GB', { type: 'disjunction' });
/** Up to this many are joined in a sentence; more are written as a list. */
const MAX_OPTIONS_IN_SENTENCE = 3;

function joinOptions(options: readonly string[]): string {
  return options.length > MAX_OPTIONS_IN_SENTENCE ? `one of ${options.join(', ')}` : OPTIONS.format(options);
}

const NAME_PARTS: Readonly<Record<string, string>> = {
  email: 'email address or its beginning',
  username: 'username or a part of it',
};

/** The API's sentence about a field that breaks a rule; it follows the field's name. */
const MESSAGES: RuleSentences = {
  json_type: (value) => `must be a JSON ${value('type')}`,
  invalid: 'is not valid',
  required: 'must not be empty',
  text: 'must be text',
  true_or_false: 'must be true or false',
  one_of: (value) => `must be ${joinOptions(value('options').split(', '))}`,
  too_long: (value) => `must have at most ${value('max')} characters`,
  too_many_bytes: (value) => `must have at most ${value('max')} bytes`,
  too_short: (value) => `must have at least ${value('min')} characters`,
  control_characters: 'must not contain control characters',
  visible_name:
    'must not contain line breaks, invisible characters or characters that change the writing direction',
  number_between: (value) => `must be a number from ${value('min')} to ${value('max')}`,
  whole_number_between: (value) => `must be a whole number from ${value('min')} to ${value('max')}`,
  positive_integer: 'must be a positive integer',
  above_zero: 'must be above 0',
  date_between: (value) => `must be a date like 2026-01-31, from ${value('from')} to ${value('to')}`,
  amounts_too_large: (value) => `must be smaller: at these prices an amount would exceed ${value('max')}`,
  cash_flows_too_large: (value) => `must be smaller: the cash flows would exceed ${value('max')}`,
  coupon_frequency: 'must be 0, 1, 2, 4 or 12 coupons a year',
  column_taken: 'must be another column: this one is already used',
  no_such_column: 'must be a column that the file has',
  only_when_expired: 'must be empty, unless it is marked as expired',
  not_missed: 'must be the due day of a missed payment: this one may have been recorded in the meantime',
  not_after_pay_day: 'must not be after the pay day',
  not_above_gross: 'must not be more than the gross amount',

  email: 'must be an email address',
  email_taken: 'is already in use',
  phone_number: 'must have 1 to 32 digits, spaces and + - ( ) / .',
  isin: 'must have 1 to 20 letters and digits',
  isin_check_digit: 'must be an ISIN with the right check digit',
  tax_id_check_digit: 'must be an EGN or EIK with the right check digit',
  whole_tax_id: 'must be the whole number, without asterisks',

  common_password: 'is one of the most common passwords; choose another one',
  password_contains_name: (value) =>
    `must not contain the ${NAME_PARTS[value('part')] ?? 'name of this product'}`,
  not_current_password: 'is not your current password',
  same_password: 'must differ from the current password',

  app_code: 'must be the code of the app',
  app_code_wrong: 'is not a code that the app shows now',
  recovery_code: 'must be a recovery code',
  challenge: 'must be the challenge that the server sent',
  proof_method: 'must have a method: app, passkey or recovery-code',
  proof_needed: 'is required as well',
  proof_wrong: 'is not valid; a code works once, for about a minute',
  base64url: 'must be in base64url',
  passkey_transports: 'must be a list of at most 10 short names',
  passkey_refused: 'could not be verified; start again',
  setup_code: 'must be the code of the link',
  reset_token: 'must be the token of the link',

  message_list: (value) => `must be a list of 1 to ${value('max')} messages`,
  ends_with_question: 'must end with a message of the user that is not blank',

  audit_action: 'must be an action that the audit knows',
  entry_id: 'must be the id of an entry',
  page_cursor: 'must be the cursor of a Link header',
  version: 'must be a version in quotes, like "3"',
  idempotency_key: (value) => `must be one text of 1 to ${value('max')} characters`,

  buy_only: 'must be Buy: a bond that was sold pays nothing',
  coupon_needed: 'is required, 0 for a bond without coupons',
  purchase_date_needed: 'is required, or the buy date',
  issue_date_needed: 'is required for these terms',
  not_before_issue: 'must not be before the issue date',
  before_maturity: 'must be before the maturity date',
  first_coupon_between: 'must be after the issue date and not after maturity',
  after_last_coupon: 'must be after the last coupon before it',
  last_coupon_date: 'must be the last of the coupon dates',
  not_after_maturity: 'must not be after the maturity date',
  repeated_day: 'must not repeat the date of another row',
  later_than_previous: 'must be later than the date of the row before it',
  instalments_above_whole: 'must not bring the instalments above 100%',
  not_below_floor: 'must not be below the floor',
  steps_or_floating: 'must be empty if the coupon floats',
  fixing_of_paid_period: (value) =>
    `must say whether to correct the cash flows of ${value('bonds')} bonds, which have already been paid at this rate: correct or keep`,
  too_many_rows: (value) => `must be a list of at most ${value('max')} rows`,

  country: 'must be the two letters of a country',
  price_list: (value) => `must be a list of 1 to ${value('max')} prices`,
  day_in_future: (value) => `must not be after today, ${value('today')}`,
  day_before_first_purchase: (value) => `must not be before the first purchase, ${value('day')}`,
  price_kind_differs: (value) => `must be ${joinOptions(value('kinds').split(', '))} for this security`,
  price_currency_differs: (value) => `must be ${value('currency')}, the currency of this security`,
  price_currency_needed: 'is required: this ISIN is not known yet',
  dirty_price_without_terms:
    'must be clean: the accrued interest on that day cannot be calculated from the known terms',
  repeated_price: (value) => `must not repeat ISIN and day of row ${value('row')}`,
  looks_hundred_times_off: (value) =>
    `looks 100 times off: the last price was ${value('last')} of ${value('day')}; send it again as priceAgain`,
  large_change: (value) =>
    `changed by ${value('percent')}% since ${value('last')} of ${value('day')}, more than ${value('limit')}%; confirm it`,
  unusual_clean_price: (value) => `is outside ${value('from')} to ${value('to')}% of nominal; confirm it`,
  too_many_warnings: (value) =>
    `must not have warnings in more than ${value('percent')}% of the rows; this is probably the wrong file`,

  action_of_other_kind:
    'must be an action that applies to this security: bonds are not split, shares are not redeemed',
  action_done_already: 'must be another day: the same action of this day has been applied already',
  later_action: (value) => `must not be before the action of ${value('day')}: undo that one first`,
  more_than_outstanding: (value) => `must not be more than the ${value('percent')}% still outstanding`,
  repaid_by_schedule:
    'must not be a partial redemption: the principal of this bond is repaid by its schedule of instalments, and would be counted twice',
  price_of_terms: (value) => `must be ${value('price')}, the redemption price of the terms, from maturity on`,
  same_number: 'must differ from the other number: such a split changes nothing',
  same_isin: 'must differ from the ISIN that it has',
  isin_of_before: (value) => `must not be an earlier ISIN of ${value('isin')}: undo that change instead`,
  isin_of_other_kind: 'must be the ISIN of a new security, or of one of the same kind',
  isin_of_another:
    'must not be the ISIN of another security that is known here: two securities are not merged into one',
  nothing_held: 'must be a day on which somebody holds this security',

  after_period_start: (value) => `must not be before the start of the period, ${value('from')}`,
  before_period_end: (value) => `must be before the end of the period, ${value('to')}`,

  other_base: (value) =>
    `must have the level that ${value('name')} has on one of its days, such as ${value('level')} on ${value('day')}; another base? Then load all days of the series, or choose another name`,

  one_scenario: 'must be either parallel or keys, with each maturity at most once',

  file_text: 'must be the text of a file',
  rates_file: "must be a file with the European Central Bank's reference rates, XML or CSV, unchanged",
  rates_file_zip: 'must not be a ZIP archive: unpack it and send the CSV file inside',
  rates_file_doctype:
    "must not contain a DOCTYPE, entities, comments or CDATA: the bank's files have none of them",
  rates_file_day: 'must give its days like 2026-01-31 or 31 January 2026, from 1999-01-04 on',
  rates_file_future_day: 'must not contain rates of a day in the future',
  rates_file_rate: 'must give rates as positive numbers like 1.1753, or N/A',
  rates_file_repeated_rate: 'must give the rate of a currency on a day only once',
  rates_file_empty: 'must contain a rate of at least one currency that holdings may have',
};

/** The API's sentence about a broken rule, without the field's name. */
export function fieldMessage({ rule, values }: BrokenRule): string {
  const message = MESSAGES[rule];
  return typeof message === 'string' ? message : message((name) => String(values[name]));
}

export function fieldError(path: string, broken: BrokenRule): FieldError {
  return { path, ...broken, message: fieldMessage(broken) };
}

/** A 400 that names the invalid fields, or says what is wrong in one sentence. */
export function invalidFields(errors: readonly FieldError[], detail = sentenceOn(errors)): ApiError {
  return new ApiError('invalid_fields', detail, { errors });
}

/** A 400 about one field; `subject` replaces its path in the sentence, if the path would not be understood. */
export function invalidField(path: string, broken: BrokenRule, subject = path): ApiError {
  const error = fieldError(path, broken);
  return invalidFields([error], `${subject} ${error.message}.`);
}

function sentenceOn(errors: readonly FieldError[]): string {
  const clauses = errors.map(({ path, message }) => `${path === '' ? 'The body' : path} ${message}`);
  return `${clauses.join('; ')}.`;
}
