import type { z } from 'zod';

/**
 * Every rule that a field can break, with the names of the values in its sentence. The server's English sentences are in
 * server/platform/errors/field-messages.ts, those on screen in web/platform/texts/platform/*\/field-rules.ts.
 */
export const FIELD_RULES = {
  /** Wrong JSON type. */
  json_type: ['type'],
  /** Anything that no other rule covers. */
  invalid: [],
  required: [],
  text: [],
  true_or_false: [],
  /** `options` are separated by ', '. */
  one_of: ['options'],
  too_long: ['max'],
  too_many_bytes: ['max'],
  too_short: ['min'],
  control_characters: [],
  visible_name: [],
  number_between: ['min', 'max'],
  whole_number_between: ['min', 'max'],
  positive_integer: [],
  above_zero: [],
  date_between: ['from', 'to'],
  amounts_too_large: ['max'],
  cash_flows_too_large: ['max'],
  coupon_frequency: [],
  only_when_expired: [],
  column_taken: [],
  no_such_column: [],
  not_missed: [],
  not_after_pay_day: [],
  not_above_gross: [],

  email: [],
  email_taken: [],
  phone_number: [],
  isin: [],
  isin_check_digit: [],
  tax_id_check_digit: [],
  whole_tax_id: [],

  common_password: [],
  /** `part`: email, username or product. */
  password_contains_name: ['part'],
  not_current_password: [],
  same_password: [],

  app_code: [],
  app_code_wrong: [],
  recovery_code: [],
  challenge: [],
  proof_method: [],
  proof_needed: [],
  proof_wrong: [],
  base64url: [],
  passkey_transports: [],
  passkey_refused: [],
  setup_code: [],
  reset_token: [],

  message_list: ['max'],
  ends_with_question: [],

  audit_action: [],
  entry_id: [],
  page_cursor: [],
  version: [],
  idempotency_key: ['max'],

  // Terms of a bond that determine no cash flows.
  buy_only: [],
  coupon_needed: [],
  purchase_date_needed: [],
  issue_date_needed: [],
  not_before_issue: [],
  before_maturity: [],
  first_coupon_between: [],
  after_last_coupon: [],
  last_coupon_date: [],
  // Named as in src/domain/bonds/terms/check-features.ts.
  not_after_maturity: [],
  repeated_day: [],
  later_than_previous: [],
  instalments_above_whole: [],
  not_below_floor: [],
  steps_or_floating: [],
  too_many_rows: ['max'],
  fixing_of_paid_period: ['bonds'],

  // Instruments and prices; the rules of prices are named as in src/domain/prices/check-price.ts.
  country: [],
  price_list: ['max'],
  day_in_future: ['today'],
  day_before_first_purchase: ['day'],
  price_kind_differs: ['kinds'],
  price_currency_differs: ['currency'],
  price_currency_needed: [],
  dirty_price_without_terms: [],
  repeated_price: ['row'],
  looks_hundred_times_off: ['last', 'day'],
  large_change: ['last', 'day', 'percent', 'limit'],
  unusual_clean_price: ['from', 'to'],
  too_many_warnings: ['percent'],

  // Corporate actions.
  action_of_other_kind: [],
  action_done_already: [],
  later_action: ['day'],
  more_than_outstanding: ['percent'],
  repaid_by_schedule: [],
  price_of_terms: ['price'],
  nothing_held: [],
  same_number: [],
  same_isin: [],
  isin_of_before: ['isin'],
  isin_of_another: [],
  isin_of_other_kind: [],

  // Periods.
  before_period_end: ['to'],
  after_period_start: ['from'],

  // Files of benchmarks.
  other_base: ['name', 'day', 'level'],

  // A shift in interest rates.
  one_scenario: [],

  // Files of exchange rates.
  file_text: [],
  rates_file: [],
  rates_file_zip: [],
  rates_file_doctype: [],
  rates_file_day: [],
  rates_file_future_day: [],
  rates_file_rate: [],
  rates_file_repeated_rate: [],
  rates_file_empty: [],
} as const satisfies Record<string, readonly string[]>;

export type FieldRule = keyof typeof FIELD_RULES;
export type ValueName<R extends FieldRule = FieldRule> = (typeof FIELD_RULES)[R][number];
type RuleValues<R extends FieldRule> = Readonly<Record<ValueName<R>, string | number>>;
type RuleWithoutValues = { [R in FieldRule]: [ValueName<R>] extends [never] ? R : never }[FieldRule];

/** A sentence for each rule; `value` formats one of the rule's values. */
export type RuleSentences = {
  readonly [R in FieldRule]: string | ((value: (name: ValueName<R>) => string) => string);
};

export function isFieldRule(text: string): text is FieldRule {
  return Object.hasOwn(FIELD_RULES, text);
}

export interface BrokenRule {
  readonly rule: FieldRule;
  readonly values: Readonly<Record<string, string | number>>;
}

export function brokenRule(rule: RuleWithoutValues): BrokenRule;
export function brokenRule<R extends FieldRule>(rule: R, values: RuleValues<R>): BrokenRule;
export function brokenRule(rule: FieldRule, values: BrokenRule['values'] = {}): BrokenRule {
  return { rule, values };
}

/** A broken rule as one text: schemas and forms pass on only the message of an error. */
export function writeRuleMessage({ rule, values }: BrokenRule): string {
  return JSON.stringify({ rule, values });
}

/** A broken rule as the message of a schema. */
export function ruleMessage(rule: RuleWithoutValues): string;
export function ruleMessage<R extends FieldRule>(rule: R, values: RuleValues<R>): string;
export function ruleMessage(rule: FieldRule, values: BrokenRule['values'] = {}): string {
  return writeRuleMessage({ rule, values });
}

/** What `writeRuleMessage` wrote; undefined for any other text. */
export function readRuleMessage(message: string): BrokenRule | undefined {
  if (!message.startsWith('{')) return undefined;
  const written: unknown = JSON.parse(message);
  if (!isBrokenRule(written)) throw new Error(`${message} is not a broken rule`);
  return written;
}

function isBrokenRule(value: unknown): value is BrokenRule {
  if (typeof value !== 'object' || value === null || !('rule' in value) || !('values' in value)) return false;
  return typeof value.rule === 'string' && isFieldRule(value.rule) && typeof value.values === 'object';
}

/** The rule broken by a schema's issue. */
export function issueRule(issue: z.core.$ZodIssue): BrokenRule {
  // The body is not an object at all, whatever the message of its schema says.
  const isWholeBody = issue.path.length === 0;
  const fromMessage =
    isWholeBody && issue.code === 'invalid_type' ? undefined : readRuleMessage(issue.message);
  if (fromMessage !== undefined) return fromMessage;
  return issue.code === 'invalid_type'
    ? brokenRule('json_type', { type: issue.expected })
    : brokenRule('invalid');
}
