/**
 * The effect of a row. `unchanged`: the stored row has the same values. `duplicate`: an earlier import wrote it. `information`: shown,
 * but never written.
 */
export const ROW_KINDS = ['new', 'changed', 'unchanged', 'duplicate', 'error', 'information'] as const;

export const ROWS_PER_PAGE = 200;
