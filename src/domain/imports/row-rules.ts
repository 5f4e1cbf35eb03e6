/** What can be wrong with a row of a file, with the names of the values that the sentence needs. */
export const ROW_RULES = {
  missing: [],
  not_a_number: ['cell'],
  /** `mark`: how the column parts decimals. */
  decimal_mark: ['cell', 'mark'],
  decimal_mark_unclear: ['cell'],
  not_a_day: ['cell'],
  year_without_century: ['cell'],
  day_order_unclear: ['cell'],
  not_an_isin: ['cell'],
  isin_unknown: ['symbol'],
  unknown_currency: ['cell'],
  not_positive: ['cell'],
  price_scale_unclear: ['isin', 'quantity', 'price', 'amount'],
  face_value_unknown: ['isin'],
  security_class_unknown: ['isin'],
  /** A payment that takes back another, which the file does not have. */
  takes_back_nothing: [],
  /** It takes back another deal of the file: both are left out by hand. */
  cancels_a_deal: [],
  another_currency: ['currency', 'expected'],
  unknown_type: ['cell'],
  too_many_cells: ['cells', 'columns'],
  section_without_header: ['section'],
  not_yes_or_no: ['cell'],
  not_an_export_key: ['cell'],
} as const satisfies Record<string, readonly string[]>;

export type RowRule = keyof typeof ROW_RULES;
