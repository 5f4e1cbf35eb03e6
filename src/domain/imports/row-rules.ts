/** The possible errors of a row, with the names of the values in the message. */
const ROW_RULES = {
  missing: [],
  /** `mark` is the decimal mark of the column; '' if it is not known. */
  not_a_number: ['cell', 'mark'],
  decimal_mark: ['cell', 'mark'],
  decimal_mark_unclear: ['cell'],
  grouped_wrongly: ['cell', 'mark'],
  not_a_day: ['cell'],
  year_without_century: ['cell'],
  day_order_unclear: ['cell'],
  not_an_isin: ['cell'],
  isin_unknown: ['symbol'],
  unknown_currency: ['cell'],
  not_positive: ['cell'],
  /** The file says that it is a purchase, which the sign contradicts. */
  negative_purchase: ['cell'],
  /** `product` is quantity × price. */
  amount_differs: ['amount', 'product'],
  price_scale_unclear: ['isin', 'quantity', 'price', 'amount', 'currency'],
  face_value_unknown: ['isin'],
  security_class_unknown: ['isin'],
  /** A payment that reverses another, which is not in the file. */
  takes_back_nothing: [],
  /** A tax withheld from a payment that is not in the file. */
  tax_without_payment: ['amount'],
  /** Accrued interest of a deal that is not in the file. */
  accrued_without_deal: ['amount'],
  /** It cancels another deal in the file; the user excludes both. */
  cancels_a_deal: [],
  another_currency: ['currency', 'expected'],
  /** `expected` lists the usual words, separated by ', '. */
  unknown_type: ['cell', 'expected'],
  too_many_cells: ['cells', 'columns'],
  section_without_header: ['section'],
  not_yes_or_no: ['cell'],
  not_an_export_key: ['cell'],
} as const satisfies Record<string, readonly string[]>;

export type RowRule = keyof typeof ROW_RULES;
