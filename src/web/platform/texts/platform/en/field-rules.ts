import type { RuleSentences } from '#api/platform/field-rules';

/** Sentences below a field that breaks a rule. */
export const en = {
  json_type: 'Please check this entry.',
  invalid: 'Please check this entry.',
  required: 'Please fill this in.',
  text: 'Please fill this in.',
  true_or_false: 'Choose an option.',
  one_of: 'Choose an option.',
  too_long: (value) => `Enter at most ${value('max')} characters.`,
  too_many_bytes: 'Enter a shorter password.',
  too_short: (value) => `Enter at least ${value('min')} characters.`,
  control_characters: 'This contains characters that are not text. Please type it again.',
  visible_name: 'Enter a name without line breaks or invisible characters.',
  number_between: (value) => `Enter a number from ${value('min')} to ${value('max')}.`,
  whole_number_between: (value) => `Enter a whole number from ${value('min')} to ${value('max')}.`,
  positive_integer: 'Enter a whole number above 0.',
  above_zero: 'Enter a number above 0.',
  date_between: (value) => `Enter a date from ${value('from')} to ${value('to')}.`,
  amounts_too_large: (value) =>
    `Enter a smaller number: an amount calculated from it would exceed ${value('max')}.`,
  cash_flows_too_large: (value) => `Enter a smaller number: the cash flows would exceed ${value('max')}.`,
  coupon_frequency: 'Choose an option.',
  column_taken: 'This column is chosen twice. Choose another one.',
  no_such_column: 'The file has no such column. Choose another one.',
  only_when_expired: 'Leave this empty, or mark it as expired.',
  not_missed: 'This payment is not missing any more. Someone may have recorded it.',
  not_after_pay_day: 'Enter a date that is not after the pay date.',
  not_above_gross: 'Enter an amount that is not more than the gross amount.',

  email: 'Enter an email address, like name@example.com.',
  email_taken: 'Another user has this email.',
  phone_number: 'Enter a phone number: up to 32 digits, spaces and + - ( ) / .',
  isin: 'Enter 1 to 20 letters and digits.',
  isin_check_digit: 'Enter an ISIN with the right check digit.',
  tax_id_check_digit: 'Enter an EGN or EIK with the right check digit.',
  whole_tax_id: 'Enter the whole number, without asterisks.',

  common_password: 'This is one of the most common passwords. Choose another one.',
  password_contains_name:
    'Choose a password that does not contain your name, your email or the name of this product.',
  not_current_password: 'This is not your current password.',
  same_password: 'Choose a password other than the current one.',

  app_code: 'Enter the code that your app shows.',
  app_code_wrong: 'The app does not show this code now. Enter the current one.',
  recovery_code: 'Enter one of your recovery codes.',
  challenge: 'Please sign in again.',
  proof_method: 'Choose how to confirm that it is you.',
  proof_needed: 'Confirm with your second factor too.',
  proof_wrong: 'This code is not valid. A code works once, for about a minute.',
  base64url: 'Please check this entry.',
  passkey_transports: 'Please check this entry.',
  passkey_refused: 'The passkey could not be verified. Please start again.',
  setup_code: 'This link does not work. Open the set-up link again.',
  reset_token: 'This link does not work. Please ask for a new one.',

  message_list: (value) => `Send 1 to ${value('max')} messages.`,
  ends_with_question: 'Enter a question.',

  audit_action: 'Choose an option.',
  entry_id: 'Please check this entry.',
  page_cursor: 'Please check this entry.',
  version: 'Please check this entry.',
  idempotency_key: (value) => `Enter 1 to ${value('max')} characters.`,

  buy_only: 'Choose Buy: a bond that was sold pays nothing.',
  coupon_needed: 'Enter the coupon; 0 for a bond without coupons.',
  purchase_date_needed: 'Enter the settlement date or the buy date.',
  issue_date_needed: 'Enter the issue date.',
  not_before_issue: 'Enter a date that is not before the issue date.',
  before_maturity: 'Enter a date before the maturity date.',
  first_coupon_between: 'Enter a date after the issue date and not after maturity.',
  after_last_coupon: 'Enter a date after the last coupon before maturity.',
  last_coupon_date: 'Enter the last coupon date.',
  not_after_maturity: 'Enter a date that is not after the maturity date.',
  repeated_day: 'Another row has this date.',
  later_than_previous: 'Enter a date later than that of the row before.',
  instalments_above_whole: 'Lower the instalments: together they can be at most 100%.',
  not_below_floor: 'The cap must not be below the floor.',
  steps_or_floating: 'A coupon either floats or has steps. Remove one of them.',
  fixing_of_paid_period: (value) =>
    `Already paid by ${value('bonds')} bonds: choose whether to correct their cash flows.`,
  too_many_rows: (value) => `Enter at most ${value('max')} rows.`,

  country: 'Enter the two letters of a country, such as BG.',
  price_list: (value) => `Enter 1 to ${value('max')} prices.`,
  day_in_future: (value) => `Enter a date no later than today, ${value('today')}.`,
  day_before_first_purchase: (value) => `Enter a date no earlier than the first purchase, ${value('day')}.`,
  price_kind_differs: (value) => `This security has prices of another kind: ${value('kinds')}.`,
  price_currency_differs: (value) => `This security is priced in ${value('currency')}.`,
  price_currency_needed: 'This ISIN is not known yet: choose the currency of its price.',
  dirty_price_without_terms:
    'The accrued interest on that day cannot be calculated from the known terms. Enter the clean price, or complete the terms of the security.',
  repeated_price: (value) => `Row ${value('row')} already has a price for this ISIN and day.`,
  looks_hundred_times_off: (value) =>
    `This looks 100 times off: the last price was ${value('last')} (${value('day')}). Type the price again to confirm it.`,
  large_change: (value) =>
    `A change of ${value('percent')}% since ${value('last')} (${value('day')}) is more than ${value('limit')}%. Confirm it.`,
  unusual_clean_price: (value) =>
    `A clean price is rarely outside ${value('from')} to ${value('to')}% of nominal. Confirm it.`,
  too_many_warnings: (value) =>
    `More than ${value('percent')}% of the rows look wrong, so none is saved. Check that it is the right file.`,

  action_of_other_kind:
    'This action does not apply to this security: bonds are not split, shares are not redeemed.',
  action_done_already: 'The same action of this day has been applied already.',
  later_action: (value) => `An action of ${value('day')} has been applied already. Undo that one first.`,
  more_than_outstanding: (value) => `Only ${value('percent')}% of the original nominal is still outstanding.`,
  repaid_by_schedule:
    'The principal of this bond is repaid by its schedule of instalments, so it would be counted twice.',
  price_of_terms: (value) => `From maturity on, the price is the one in the terms: ${value('price')}.`,
  same_number: 'This split would change nothing. Enter two different numbers.',
  same_isin: 'The security already has this ISIN. Enter another one.',
  isin_of_before: (value) => `This is an earlier ISIN of ${value('isin')}. Undo that change instead.`,
  isin_of_other_kind: 'A security of another kind already has this ISIN. Enter another one.',
  isin_of_another:
    'Another security already has this ISIN, and two cannot be merged into one. Enter another ISIN.',
  nothing_held: 'Nobody holds this security on that day. Enter another date.',

  after_period_start: (value) => `Enter a date no earlier than the start of the period, ${value('from')}.`,
  before_period_end: (value) => `Enter a date before the end of the period, ${value('to')}.`,

  other_base: (value) =>
    `The file may have another base: ${value('name')} has ${value('level')} on ${value('day')}. The file needs the same level on at least one of its days. With another base, load all days of the series, or choose another name.`,
  one_scenario: 'Choose either one change of all yields, or a change for each maturity.',

  file_text: 'Choose a file.',
  rates_file: 'Choose a file with the European Central Bank’s reference rates (XML or CSV).',
  rates_file_zip: 'This is a ZIP archive. Unpack it and choose the CSV file inside.',
  rates_file_doctype:
    'This file contains a DOCTYPE, entities or comments, which the bank’s files do not. Download the file again.',
  rates_file_day:
    'This file contains a day that does not exist, or is before 4 January 1999. Download the file again.',
  rates_file_future_day: 'This file contains rates for a day in the future. Download the file again.',
  rates_file_rate: 'This file contains a rate that is not a positive number. Download the file again.',
  rates_file_repeated_rate:
    'This file contains two rates for the same currency and day. Download the file again.',
  rates_file_empty: 'This file contains no rates for the currencies used here. Choose another file.',
} satisfies RuleSentences;
