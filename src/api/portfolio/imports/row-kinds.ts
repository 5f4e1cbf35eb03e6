/**
 * What a row would do. `unchanged`: it is stored as the file says it. `duplicate`: an earlier import brought it. `information`: shown,
 * never written.
 */
export const ROW_KINDS = ['new', 'changed', 'unchanged', 'duplicate', 'error', 'information'] as const;

export const ROWS_PER_PAGE = 200;
