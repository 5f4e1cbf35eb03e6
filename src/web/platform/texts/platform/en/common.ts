export const en = {
  /** Read by screen readers between an old value and a new one. */
  becomes: 'becomes',
  back: 'Back',
  cancel: 'Cancel',
  clearFilters: 'Clear filters',
  close: 'Close',
  hidden: 'Hidden',
  loading: 'Loading...',
  noMarketPrice: 'No market price',
  retry: 'Try again',
  undo: 'Undo',
  undoFailed: 'Undo failed.',
};
